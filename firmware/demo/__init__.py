"""The demonstration: hands that play a whole evening on the bench, and the transcript of it."""
