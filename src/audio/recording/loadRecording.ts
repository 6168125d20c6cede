import { confirmFile } from './confirmFile';
import { DetailReader } from '../decode/detailReader';
import { drawRecording, type DrawnRecording } from '../decode/recordingPeaks';
import { drawWholeRecording } from '../decode/wholeRecordingPeaks';
import { buildPyramid, overviewLevel, type PeaksPyramid } from '../peaks/peaksPyramid';
import { readPeaksFile, writePeaksFile } from '../peaks/peaksFile';
import { pageIsIdle } from '../decode/waitForIdlePage';
import { PlayableUrl } from './playableUrl';
import { type FoundRecording, type KeptFile, type KeptRecording } from './recordingCache';
import { recordingWords } from './recordingWords';
import { begun, type RecordingSource, type RecordingState } from './recordingState';
import { type SoundReport } from '../decode/decodeSession';
import { type RecordingPorts } from './recordingPorts';
import { type Desk } from '../decode/startDecodeWorker';

type ReadSound = Extract<SoundReport, { kind: 'sound' }>;

/** More than any upload; past it a tab's memory is at risk. */
const MOST_BYTES = 400 * 1024 * 1024;
/** Told no more often: each telling draws the page, which takes from what draws the recording. */
const SHARE_STEP = 0.05;

/** For the browser's own profiler, and the benches. */
function mark(step: 'opened' | 'fetched' | 'preview' | 'known' | 'exact'): void {
  performance.mark(`recording ${step}`);
}

/** One loading of a recording, from its first byte to its last peak. */
export class Loading {
  readonly playable = new PlayableUrl();
  private readonly stopping = new AbortController();
  private desk: Desk | null = null;
  private details: DetailReader | null = null;
  private file: Blob | null = null;
  private etag: string | null = null;
  /** What is played is the file behind a header of ours. */
  private isWrapped = false;

  constructor(
    private readonly source: RecordingSource,
    private readonly ports: RecordingPorts,
    private readonly change: (part: Partial<RecordingState>) => void,
    private readonly getState: () => RecordingState,
  ) {}

  async run(): Promise<void> {
    mark('opened');
    const kept = await this.ports.cache.find(this.source.id);
    if (this.isOver()) return;
    if (kept !== null && (await this.useKept(kept))) return;
    if (this.isOver()) return;
    const fetched = await this.fetch();
    if (fetched === null || this.isOver()) return;
    this.file = fetched.file;
    this.etag = fetched.etag;
    mark('fetched');
    this.change({ phase: 'reading' });
    const report = await this.startedDesk().read(fetched.file);
    if (this.isOver()) return;
    if (report.kind === 'unreadable') await this.drawUnreadable(fetched.file, report);
    else await this.draw(fetched.file, report);
  }

  async readDetail(
    startMs: number,
    endMs: number,
    signal: AbortSignal,
  ): Promise<PeaksPyramid | null> {
    const { file } = this;
    if (file === null) return null;
    this.details ??= new DetailReader(this.ports.decode, async () => {
      const hasRead = this.desk !== null;
      const desk = this.startedDesk();
      if (!hasRead) {
        await desk.read(file);
        await desk.rest();
      }
      return desk;
    });
    return this.details.read(startMs, endMs, signal);
  }

  /** Ends what is under way; what there is stays. */
  stop(): void {
    const { phase, playableUrl, peaks } = this.getState();
    if (phase === 'ready') return;
    this.stopping.abort();
    this.endDesk();
    this.change({
      phase: 'ready',
      isStopped: true,
      playableUrl: playableUrl ?? this.source.url,
      problem: peaks === null ? recordingWords.wasStopped : null,
    });
  }

  fail(): void {
    this.endDesk();
    const { playableUrl, peaks } = this.getState();
    this.change({
      phase: 'ready',
      playableUrl: playableUrl ?? this.source.url,
      problem: peaks === null ? recordingWords.notDrawn : null,
    });
  }

  end(): void {
    this.stopping.abort();
    this.endDesk();
    this.playable.revoke();
    this.file = null;
  }

  /** Whether another file is behind the address than the one that was fetched. */
  async isOutdated(): Promise<boolean> {
    const { file, etag } = this;
    if (file === null) return false;
    return (await confirmFile(this.source.url, { etag, bytes: file.size })) === false;
  }

  isOver(): boolean {
    return this.stopping.signal.aborted;
  }

  private startedDesk(): Desk {
    return (this.desk ??= this.ports.startDesk());
  }

  private endDesk(): void {
    void this.desk?.end();
    this.desk = null;
    this.details = null;
  }

  /** Whether what was kept is what is asked for; then it is shown. */
  private async useKept(kept: FoundRecording): Promise<boolean> {
    const { url, updatedAt } = this.source;
    if (kept.url !== url) return false;
    if (kept.updatedAt !== updatedAt) {
      const file = await kept.file;
      if (this.isOver() || file === null) return false;
      // Its record changed: a new title, or a new file behind the same address?
      const isSame = await confirmFile(url, { etag: kept.etag, bytes: file.file.size });
      if (this.isOver() || isSame === false) return false;
      return (isSame === true || !navigator.onLine) && this.showKept(kept, file);
    }
    this.showKnown(kept);
    const file = await kept.file;
    // All of it takes longer to show than what is known of it, which is to be seen first.
    await pageIsIdle();
    if (this.isOver()) return true;
    const isShown = file !== null && this.showKept(kept, file);
    if (isShown && (!(await this.isOutdated()) || this.isOver())) return true;
    this.change(begun);
    return false;
  }

  /** The whole at a glance, while the rest is read. */
  private showKnown({ overview, durationMs, isVariableBitRate, pauses, notices }: FoundRecording) {
    const peaks = readPeaksFile(overview);
    if (peaks === null) return;
    const pyramid = buildPyramid(peaks, { durationMs, sampleRate: peaks.sampleRate });
    this.change({
      ...{ phase: 'reading', durationMs, isVariableBitRate, pauses, drawnShare: 1, notices },
      peaks: { kind: 'exact', pyramid },
    });
    mark('known');
  }

  private showKept(kept: KeptRecording, { file, header, peaks: drawn }: KeptFile): boolean {
    const peaks = readPeaksFile(drawn);
    if (peaks === null) return false;
    this.file = file;
    this.etag = kept.etag;
    const { durationMs, isVariableBitRate, type } = kept;
    const pyramid = buildPyramid(peaks, { durationMs, sampleRate: peaks.sampleRate });
    this.showPlayable(file, { header, type });
    const { pauses, notices } = kept;
    this.change({
      ...{ phase: 'ready', durationMs, isVariableBitRate, pauses, drawnShare: 1 },
      peaks: { kind: 'exact', pyramid },
      notices: [...notices, ...this.seekingNotices({ header, isVariableBitRate })],
    });
    mark('exact');
    return true;
  }

  private async fetch(): Promise<{ file: Blob; etag: string | null } | null> {
    const plain = (problem: string) => {
      this.endDesk();
      this.change({ phase: 'ready', playableUrl: this.source.url, problem });
    };
    try {
      const fetched = await this.startedDesk().fetch(this.source.url, {
        maxBytes: MOST_BYTES,
        onProgress: (bytes, totalBytes) => this.change({ fetched: { bytes, totalBytes } }),
      });
      if (fetched.kind === 'file') return fetched;
      if (!this.isOver()) plain(recordingWords.tooLarge);
    } catch {
      if (!this.isOver()) plain(recordingWords.notLoaded);
    }
    return null;
  }

  private async drawUnreadable(
    file: Blob,
    { type, isSound, problem }: Extract<SoundReport, { kind: 'unreadable' }>,
  ): Promise<void> {
    this.change({ phase: 'drawing', playableUrl: this.playable.of([file], type ?? file.type) });
    const drawn = isSound
      ? await drawWholeRecording(file, this.startedDesk(), this.ports.decode)
      : null;
    if (this.isOver()) return;
    this.endDesk();
    if (drawn === null) this.change({ phase: 'ready', problem });
    else this.showDrawn(drawn);
  }

  private async draw(file: Blob, report: ReadSound): Promise<void> {
    const { durationMs, isVariableBitRate, notices, header, type } = report;
    this.showPlayable(file, report);
    this.change({
      ...{ phase: 'drawing', durationMs, isVariableBitRate },
      notices: [...notices, ...this.seekingNotices(report)],
    });
    const desk = this.startedDesk();
    const drawn = await drawRecording({
      desk,
      decode: this.ports.decode,
      signal: this.stopping.signal,
      onPreview: (pyramid) => {
        this.change({ peaks: { kind: 'preview', pyramid } });
        mark('preview');
      },
      onShare: (share) => this.showShare(share),
    });
    if (this.isOver()) return;
    await desk.rest();
    if (drawn === null) {
      this.change({ phase: 'ready', peaks: null, problem: recordingWords.notDrawn });
      return;
    }
    this.showDrawn(drawn);
    if (drawn.failedSlices > 0) return;
    const { pauses, pyramid } = drawn;
    const [finest] = pyramid.levels;
    const coarse = overviewLevel(pyramid);
    if (finest === undefined || coarse === null) return;
    const { sampleRate } = pyramid;
    const overview = writePeaksFile({ ...coarse, sampleRate });
    const what = { type, durationMs, isVariableBitRate, notices, pauses, overview };
    await this.ports.cache.keep(
      { ...this.source, etag: this.etag, ...what },
      { file, header, peaks: writePeaksFile({ ...finest, sampleRate }) },
    );
  }

  /** The element can't play what it was given: the file itself may do. */
  playPlain(): void {
    if (this.file === null || !this.isWrapped) return;
    this.isWrapped = false;
    this.change({
      playableUrl: this.playable.of([this.file], this.file.type),
      notices: [...this.getState().notices, recordingWords.estimated],
    });
  }

  private showPlayable(file: Blob, { header, type }: Pick<ReadSound, 'header' | 'type'>): void {
    this.isWrapped = header !== null && this.ports.canSeekMp3();
    const url =
      header !== null && this.isWrapped
        ? this.playable.of([header, file], 'audio/mp4')
        : this.playable.of([file], type);
    this.change({ playableUrl: url });
  }

  private seekingNotices({
    header,
    isVariableBitRate,
  }: Pick<ReadSound, 'header' | 'isVariableBitRate'>) {
    return isVariableBitRate && header !== null && !this.ports.canSeekMp3()
      ? [recordingWords.estimated]
      : [];
  }

  private showDrawn({ pyramid, pauses, failedSlices }: DrawnRecording): void {
    const { notices } = this.getState();
    this.change({
      ...{ phase: 'ready', pauses, drawnShare: 1 },
      peaks: { kind: 'exact', pyramid },
      notices: failedSlices > 0 ? [...notices, recordingWords.partlySilent] : notices,
    });
    mark('exact');
  }

  private showShare(share: number): void {
    if (share - this.getState().drawnShare >= SHARE_STEP) this.change({ drawnShare: share });
  }
}
