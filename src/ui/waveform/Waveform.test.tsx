import { render } from '@testing-library/react';
import { Waveform } from './Waveform';

const peaks = { points: Float32Array.of(0.1, 0.9, 0.4), durationSeconds: 3 };

/** Canvas context stub that ignores all calls, because jsdom cannot draw. */
const canvas: unknown = new Proxy({}, { get: () => () => undefined, set: () => true });

beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => canvas as null; // the signature has many overloads
});

describe('the waveform', () => {
  it('is drawn of the peaks alone, and leaves the sound as it is', async () => {
    const media = document.createElement('audio');
    media.src = 'blob:http://console.test/sound';
    const { container, unmount } = render(<Waveform peaks={peaks} media={media} />);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const host = container.querySelector('[aria-hidden] > div');
    expect(host?.shadowRoot?.querySelector('.scroll')).not.toBeNull();
    expect(media.src).toBe('blob:http://console.test/sound');
    unmount();
    expect(media.src).toBe('blob:http://console.test/sound');
    expect(container).toBeEmptyDOMElement();
  });
});
