import { explainFailure } from './explainFailure';
import { readSettings } from './workerSettings';

test.each([
  [4173, '127.0.0.1:4173 is in use by another program. Set PORT to another number.'],
  [9464, '127.0.0.1:9464 is in use by another program. Set METRICS_PORT to another number.'],
])('names the setting of the port %i that is taken', (port, sentence) => {
  const error = Object.assign(new Error('listen'), { code: 'EADDRINUSE', port });
  expect(explainFailure(error, readSettings({ METRICS_PORT: '9464' }, []))).toBe(sentence);
});
