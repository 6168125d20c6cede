import WaveSurfer from 'wavesurfer.js';
import RegionsPlugin from 'wavesurfer.js/plugins/regions';

declare global {
  interface Window {
    openAlone: (url: string, regions: number) => Promise<number>;
  }
}

/**
 * wavesurfer alone, as its own documentation opens a file, with a region for each chapter. Gives the
 * milliseconds from the last byte to the waveform.
 */
window.openAlone = (url, count) =>
  new Promise((resolve, reject) => {
    const container = document.createElement('div');
    document.body.append(container);
    const regions = RegionsPlugin.create();
    const surfer = WaveSurfer.create({ container, url, plugins: [regions] });
    let arrived = performance.now();
    surfer.on('loading', () => (arrived = performance.now()));
    surfer.on('error', reject);
    surfer.on('ready', (duration) => {
      const each = duration / count;
      for (let place = 0; place < count; place += 1) {
        regions.addRegion({
          start: place * each,
          end: (place + 1) * each,
          content: `${place + 1}`,
        });
      }
      requestAnimationFrame(() => resolve(performance.now() - arrived));
    });
  });
