import WaveSurfer from 'wavesurfer.js';
import { OVERVIEW_HEIGHT } from '../timeline/timelineSizes';
import { WAVE_MARKUP } from './waveMarkup';

test('is what the installed wavesurfer writes', () => {
  const written = jest.spyOn(ShadowRoot.prototype, 'innerHTML', 'set');
  const container = document.createElement('div');
  const surfer = WaveSurfer.create({ container, height: OVERVIEW_HEIGHT });
  expect(written.mock.calls).toEqual([[WAVE_MARKUP]]);
  surfer.destroy();
});
