import './useS3';
// Tests of calls that store, read and delete files.
import '../routes/files/filesRoutes.test';
import '../routes/files/mediaRoutes.test';
import '../routes/files/uploadRoutes.test';
import '../routes/people/notificationImageRoutes.test';
import { openTestStorage } from './openTestStorage';

test('these tests have their files on S3', async () => {
  expect(await openTestStorage()).toHaveProperty('checkSettings');
});
