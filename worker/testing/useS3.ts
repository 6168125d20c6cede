/** Imported before tests: their workers have their files on S3. */
process.env['TEST_STORAGE'] = 's3';
