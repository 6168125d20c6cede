/** Imported before tests: their workers store files on S3. */
process.env['TEST_STORAGE'] = 's3';
