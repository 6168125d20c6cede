/** Imported before tests: they run on two workers that share a database and take turns. */
process.env['TEST_WORKERS'] = '2';
