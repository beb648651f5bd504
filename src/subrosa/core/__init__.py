"""What every game stands on: fields, engines, matches, records, secrets and text."""
