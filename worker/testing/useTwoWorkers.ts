/** Imported before tests: their workers are two on one database, which take calls in turn. */
process.env['TEST_WORKERS'] = '2';
