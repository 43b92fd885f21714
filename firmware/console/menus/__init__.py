"""The menus, each a generator of asks that returns what the table wants and changes nothing itself."""
