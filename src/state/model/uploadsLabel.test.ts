import { type Upload } from './uploadsSlice';
import { uploadsLabel } from './uploadsLabel';

const upload = (status: Upload['status'], percent = 0, bytes = 1000): Upload => ({
  id: `${status} ${percent}`,
  filename: 'gate.wav',
  bytes,
  isWaiting: false,
  type: 'audio',
  language: 'en',
  tourId: 't1',
  sectionId: 's1',
  percent,
  pace: null,
  status,
  message: null,
});

const offline: Upload = { ...upload('uploading'), isOffline: true };

it.each<[string, Upload[]]>([
  ['1 uploading · 45%', [upload('uploading', 45)]],
  ['2 uploading · 45%', [upload('uploading', 20), upload('uploading', 71)]],
  ['2 uploading · 22%', [upload('uploading', 86, 10_000), upload('uploading', 0, 29_000)]],
  ['1 uploading · 0%', [upload('uploading', 0, 0)]],
  ['1 upload failed', [upload('failed')]],
  ['2 uploads failed', [upload('failed'), upload('failed')]],
  ['1 upload stopped', [upload('stopped')]],
  ['1 failed, 1 stopped', [upload('stopped'), upload('failed')]],
  [
    '2 uploading · 45%, 1 failed',
    [upload('uploading', 20), upload('failed'), upload('uploading', 71)],
  ],
  ['1 uploading · 20%, 1 uploaded', [upload('uploading', 20), upload('completed', 100)]],
  ['1 upload waiting', [offline]],
  [
    '1 uploading · 20%, 2 waiting, 1 failed',
    [upload('failed'), offline, upload('uploading', 20), offline],
  ],
  ['Uploaded', [upload('completed', 100)]],
  ['2 uploaded', [upload('completed', 100), upload('completed', 100)]],
])('uploads together are “%s”', (label, uploads) => {
  expect(uploadsLabel(uploads)).toBe(label);
});
