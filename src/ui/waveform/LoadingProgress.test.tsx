import { render, screen } from '@testing-library/react';
import { initialRecordingState } from '../../audio/recording/recordingState';
import { LoadingProgress } from './LoadingProgress';

const cover = () => screen.getByRole('progressbar').parentElement?.parentElement;

describe('the progress of a recording', () => {
  it('keeps presses beside its button from the recording below', () => {
    render(<LoadingProgress sound={initialRecordingState} opened={null} />);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(cover()).toHaveStyle({ pointerEvents: 'auto' });
  });

  it('lets a recording be played from any place while its picture is drawn', () => {
    render(
      <LoadingProgress sound={{ ...initialRecordingState, phase: 'drawing' }} opened={null} />,
    );
    expect(screen.getByText('Drawing the waveform…')).toBeVisible();
    expect(cover()).toHaveStyle({ pointerEvents: 'none' });
  });
});
