import WaveSurfer from 'wavesurfer.js';
import RegionsPlugin from 'wavesurfer.js/plugins/regions';

interface WavesurferDriver {
  zoomBy: (delta: number) => void;
  scrollBy: (pixels: number) => void;
  /** Left handle of a region in the middle of the view; null if there is none. */
  handle: () => { x: number; y: number } | null;
  /** Start of that region, in milliseconds. */
  timeOfHandle: () => number;
}

declare global {
  interface Window {
    openWavesurfer: (url: string, regions: number) => Promise<number>;
    /** Set once a file is open. */
    wavesurfer?: WavesurferDriver;
  }
}

type Regions = ReturnType<typeof RegionsPlugin.create>;

const boxOf = (element: HTMLElement | null) => element?.getBoundingClientRect() ?? null;

function createDriver(surfer: WaveSurfer, regions: Regions): WavesurferDriver {
  let pixelsPerSecond = 0;
  let middleRegion: ReturnType<Regions['getRegions']>[number] | undefined;
  return {
    zoomBy(delta) {
      const whole = surfer.getWidth() / surfer.getDuration();
      pixelsPerSecond = Math.max(whole, (pixelsPerSecond || whole) * Math.exp(-delta * 0.01));
      surfer.zoom(pixelsPerSecond);
    },
    scrollBy: (pixels) => surfer.setScroll(surfer.getScroll() + pixels),
    handle() {
      const middle = surfer.getWidth() / 2 + 100;
      const distance = (region: (typeof middleRegion & object) | undefined) =>
        Math.abs((boxOf(region?.element ?? null)?.x ?? Infinity) - middle);
      middleRegion = regions.getRegions().reduce((a, b) => (distance(b) < distance(a) ? b : a));
      const box = boxOf(middleRegion.element);
      return box === null ? null : { x: box.x + 2, y: box.y + box.height / 2 };
    },
    timeOfHandle: () => (middleRegion?.start ?? NaN) * 1000,
  };
}

/**
 * Bare wavesurfer.js, opening a file as in its own documentation, with a region for each chapter. Resolves to the
 * milliseconds from the last byte to the waveform.
 */
window.openWavesurfer = (url, count) =>
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
      for (let index = 0; index < count; index += 1) {
        regions.addRegion({
          start: index * each,
          end: (index + 1) * each,
          content: `${index + 1}`,
        });
      }
      window.wavesurfer = createDriver(surfer, regions);
      requestAnimationFrame(() => resolve(performance.now() - arrived));
    });
  });
