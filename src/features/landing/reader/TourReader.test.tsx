import { fireEvent, render, screen, within } from '@testing-library/react';
import { type LandingTour } from '../../../domain/tours/landing';
import { useSample } from '../sample/useSample';
import { TourCard } from '../carousel/TourCard';
import { TourReader, type TourReaderProps } from './TourReader';
import { useTourReader } from './useTourReader';

const tour: LandingTour = {
  id: 'a',
  title: 'Charminar',
  description: 'Four towers, one square.',
  coverImageUrl: null,
  city: 'Hyderabad',
  country: 'India',
  languages: ['en', 'ur'],
  sampleAudioUrl: 'https://worker.example/media/a.m4a',
  sampleTranscriptId: 'm/1',
  sampleLanguage: null,
  durationSeconds: 4200,
  sectionCount: 12,
};
const languages = [{ code: 'ur', label: 'Urdu', native_label: 'اردو' }];

const responseOf = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

type ShowProps = Pick<TourReaderProps, 'fetchPage'> & { shown?: LandingTour };

function Page({ fetchPage, shown = tour }: ShowProps) {
  const sample = useSample([shown]);
  const reading = useTourReader();
  return (
    <ul>
      <TourCard
        tour={shown}
        languages={languages}
        language="en"
        sample={sample}
        reading={reading}
      />
      <audio {...sample.playerProps} />
      {reading.open !== null && (
        <TourReader
          tour={reading.open.tour}
          part={reading.open.part}
          language="en"
          sample={sample}
          languages={languages}
          fetchPage={fetchPage}
          workerUrl="https://worker.example"
          onClose={reading.close}
        />
      )}
    </ul>
  );
}

beforeEach(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    fireEvent(this, new Event('close'));
  };
});

async function open(fetchPage: ShowProps['fetchPage']) {
  render(<Page fetchPage={fetchPage} />);
  fireEvent.click(screen.getByRole('button', { name: 'Read the text of Charminar' }));
  return screen.findByRole('dialog', { name: 'Charminar' });
}

test('the text of a sample is asked for when it is opened, and has its language and direction', async () => {
  const fetchPage = jest.fn(() => responseOf({ language: 'ur', text: ' چار مینار \n' }));
  const dialog = await open(fetchPage);
  const text = await within(dialog).findByText('چار مینار');
  expect(text).toHaveAttribute('lang', 'ur');
  expect(text).toHaveAttribute('dir', 'rtl');
  expect(dialog).toHaveTextContent('Text of the sample in Urdu');
  expect(dialog).not.toHaveTextContent('Four towers');
  expect(fetchPage).toHaveBeenCalledTimes(1);
  expect(fetchPage).toHaveBeenCalledWith(
    'https://worker.example/api/media/m%2F1/transcript',
    expect.anything(),
  );
  expect(within(dialog).getByRole('region', { name: 'Charminar' })).toHaveFocus();
});

test('the sample is heard beside its text, which closes by its button', async () => {
  const dialog = await open(() => responseOf({ transcript: { text: 'Four towers.' } }));
  await within(dialog).findByText('Four towers.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Play sample of Charminar' }));
  expect(within(dialog).getByRole('button', { name: /^Pause sample/ })).toBeInTheDocument();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: /^Pause sample/ })).toBeInTheDocument();
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where it is gone', () => responseOf({ error: 'not_found' }, 404)],
  ['where the response has none', () => responseOf({ language: 'ur' })],
])('a text that does not come is asked for again on request: %s', async (_case, fail) => {
  const fetchPage = jest
    .fn(() => responseOf({ language: 'ur', text: 'چار مینار' }))
    .mockImplementationOnce(fail);
  const dialog = await open(fetchPage);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The text could not be loaded.',
  );
  const retry = within(dialog).getByRole('button', { name: 'Retry' });
  retry.focus();
  fireEvent.click(retry);
  expect(await within(dialog).findByText('چار مینار')).toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(within(dialog).getByRole('region', { name: 'Charminar' })).toHaveFocus();
});

test('a card opens all that is known of its tour, and leads to the app', async () => {
  render(<Page fetchPage={() => responseOf({ language: 'ur', text: 'چار مینار' })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Charminar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Charminar' });
  for (const text of ['Hyderabad, India', 'Four towers, one square.', '1 h 10 min · 12 stops']) {
    expect(within(dialog).getByText(text)).toBeInTheDocument();
  }
  expect(within(dialog).getByText('en, Urdu')).toBeInTheDocument();
  expect(await within(dialog).findByText('چار مینار')).toBeInTheDocument();
  const app = within(dialog).getByRole('link', { name: 'Get the app' });
  expect(app).toHaveAttribute('href', '#download');
  fireEvent.click(app);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a sample of a worker that has no transcripts is played alone', () => {
  render(<Page fetchPage={jest.fn()} shown={{ ...tour, sampleTranscriptId: null }} />);
  expect(screen.getByRole('button', { name: 'Play sample of Charminar' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Read the text/ })).toBeNull();
});
