-- Names are compared by other keys than before. The sweep takes the names of all accounts again.
DELETE FROM "taken_names";
