import { copyUploaded } from './copyUploaded';
import { revalidateFile } from './revalidateFile';
import { DetailReader } from '../decode/detailReader';
import { computePeaks, type RecordingPeaks } from '../decode/recordingPeaks';
import { decodablePart, decodeWholeFile } from '../decode/wholeRecordingPeaks';
import { type PeaksPyramid } from '../peaks/peaksPyramid';
import { packPeaks, unpackState } from './cachedPeaks';
import { waitForIdlePage } from '../decode/waitForIdlePage';
import { PlayableUrl } from './playableUrl';
import { type CachedEntry, type CachedFile, type CachedRecording } from './recordingCache';
import { recordingMessages } from './recordingMessages';
import { initialRecordingState, type RecordingSource, type RecordingState } from './recordingState';
import { type AudioFileReport } from '../decode/decodeSession';
import { type RecordingPorts } from './recordingPorts';
import { type DecodeClient } from '../decode/startDecodeClient';

type ParsedAudio = Extract<AudioFileReport, { kind: 'sound' }>;

/** Maximum size in bytes: larger than any upload, and the limit beyond which a tab's memory is at risk. */
const MAX_BYTES = 400 * 1024 * 1024;
/** Throttle of progress as a share of the whole, because each report re-renders the page, which slows down decoding. */
const PROGRESS_THROTTLE_SHARE = 0.05;

/** Adds a user timing mark, for the browser's profiler and the benchmarks. */
function mark(step: 'opened' | 'fetched' | 'preview' | 'known' | 'exact'): void {
  performance.mark(`recording ${step}`);
}

/** Single attempt to load a recording: fetch, parse, preview, exact peaks; or directly from the cache. */
export class RecordingLoader {
  readonly playable = new PlayableUrl();
  private readonly aborter = new AbortController();
  private client: DecodeClient | null = null;
  private details: DetailReader | null = null;
  private file: Blob | null = null;
  private etag: string | null = null;
  /** True while the element plays the MP3 wrapped in MP4. */
  private isWrapped = false;

  constructor(
    private readonly source: RecordingSource,
    private readonly ports: RecordingPorts,
    private readonly change: (part: Partial<RecordingState>) => void,
    private readonly getState: () => RecordingState,
  ) {}

  async run(): Promise<void> {
    mark('opened');
    const cached = await this.ports.cache.get(this.source.id);
    if (this.isAborted()) return;
    if (cached !== null && (await this.useCached(cached))) return;
    if (this.isAborted()) return;
    // The contract allows a record without a URL.
    if (this.source.url === '') return this.settle(recordingMessages.hasNoUrl);
    const fetched = await this.fetch();
    if (fetched === null || this.isAborted()) return;
    this.file = fetched.file;
    this.etag = fetched.etag;
    mark('fetched');
    this.change({ phase: 'reading' });
    const report = await this.startedClient().read(fetched.file);
    if (this.isAborted()) return;
    if (report.kind === 'unreadable') await this.drawWithoutFrames(fetched.file, report);
    else await this.computeWaveform(fetched.file, report);
  }

  async readDetail(
    startMs: number,
    endMs: number,
    signal: AbortSignal,
  ): Promise<PeaksPyramid | null> {
    const { file } = this;
    if (file === null) return null;
    this.details ??= new DetailReader(this.ports.decode, async () => {
      const hasParsed = this.client !== null;
      const client = this.startedClient();
      if (!hasParsed) {
        await client.read(file);
        await client.release();
      }
      return client;
    });
    return this.details.read(startMs, endMs, signal);
  }

  /** Aborts the load; everything loaded so far stays. */
  stop(): void {
    if (this.getState().phase === 'ready') return;
    this.aborter.abort();
    this.settle(recordingMessages.loadingStopped, 'stop');
  }

  fail(): void {
    this.settle(recordingMessages.waveformFailed);
  }

  dispose(): void {
    this.aborter.abort();
    this.closeClient();
    this.playable.revoke();
    this.file = null;
  }

  /** True when the URL now serves another file than the fetched one. */
  async isStale(): Promise<boolean> {
    const { file, etag } = this;
    if (file === null) return false;
    return (await revalidateFile(this.source.url, { etag, bytes: file.size })) === false;
  }

  isAborted(): boolean {
    return this.aborter.signal.aborted;
  }

  /** Finishes with what has been loaded; the recording is streamed if that is nothing. */
  private settle(message: string, endedBy: RecordingState['endedBy'] = null): void {
    this.closeClient();
    const { playableUrl, peaks } = this.getState();
    this.change({
      phase: 'ready',
      endedBy,
      playableUrl: playableUrl ?? (this.source.url || null),
      problem: peaks === null ? message : null,
    });
  }

  private startedClient(): DecodeClient {
    return (this.client ??= this.ports.startDecodeClient());
  }

  private closeClient(): void {
    void this.client?.close();
    this.client = null;
    this.details = null;
  }

  /** Shows the cached recording if still valid; false when it has to be fetched. */
  private async useCached(cached: CachedEntry): Promise<boolean> {
    const { url, updatedAt } = this.source;
    if (cached.url !== url) return false;
    if (cached.updatedAt !== updatedAt) {
      const file = await cached.file;
      if (this.isAborted() || file === null) return false;
      // The record changed: either its metadata, or the file at the same URL.
      const isCurrent = await revalidateFile(url, { etag: cached.etag, bytes: file.file.size });
      if (this.isAborted() || isCurrent === false) return false;
      return (isCurrent === true || !navigator.onLine) && this.showCached(cached, file);
    }
    this.showOverview(cached);
    const file = await cached.file;
    // The overview is painted first, because showing the whole takes longer.
    await waitForIdlePage();
    if (this.isAborted()) return true;
    const isShown = file !== null && this.showCached(cached, file);
    if (isShown && (!(await this.isStale()) || this.isAborted())) return true;
    this.change(initialRecordingState);
    return false;
  }

  /** Shows the cached overview while the cached file is being read. */
  private showOverview(cached: CachedEntry): void {
    const state = unpackState(cached, cached.overview);
    if (state === null) return;
    this.change({ ...state, phase: 'reading', notices: cached.notices });
    mark('known');
  }

  private showCached(cached: CachedRecording, { file, header, peaks }: CachedFile): boolean {
    const state = unpackState(cached, peaks);
    if (state === null) return false;
    this.file = file;
    this.etag = cached.etag;
    const { type, isVariableBitRate, notices } = cached;
    this.showPlayable(file, { header, type });
    this.change({
      ...state,
      phase: 'ready',
      notices: [...notices, ...this.seekingNotices({ header, isVariableBitRate })],
    });
    mark('exact');
    return true;
  }

  private async fetch(): Promise<{ file: Blob; etag: string | null } | null> {
    const uploaded = await copyUploaded(this.ports.cache, this.source);
    if (uploaded !== null) return uploaded;
    try {
      const fetched = await this.startedClient().fetch(this.source.url, {
        maxBytes: MAX_BYTES,
        onProgress: (bytes, totalBytes) => this.change({ fetched: { bytes, totalBytes } }),
      });
      if (fetched.kind === 'file') return fetched;
      if (!this.isAborted()) this.settle(recordingMessages.tooLarge);
    } catch {
      if (!this.isAborted()) this.settle(recordingMessages.notLoaded, 'failure');
    }
    return null;
  }

  private async drawWithoutFrames(
    file: Blob,
    report: Extract<AudioFileReport, { kind: 'unreadable' }>,
  ): Promise<void> {
    const { type, isSound, problem, durationMs, notices, part } = report;
    const whole = part === null ? file : decodablePart(file, part);
    const playableUrl = this.playable.create([whole], type ?? file.type);
    this.change({ phase: 'drawing', playableUrl, durationMs, notices });
    const computed = isSound
      ? await decodeWholeFile(whole, this.startedClient(), this.ports.decode)
      : null;
    if (this.isAborted()) return;
    this.closeClient();
    if (computed === null) this.change({ phase: 'ready', problem });
    else this.showPeaks(computed);
  }

  private async computeWaveform(file: Blob, report: ParsedAudio): Promise<void> {
    const { durationMs, isVariableBitRate, notices, header, type } = report;
    this.showPlayable(file, report);
    this.change({
      phase: 'drawing',
      durationMs,
      isVariableBitRate,
      notices: [...notices, ...this.seekingNotices(report)],
    });
    const client = this.startedClient();
    const computed = await computePeaks({
      client,
      decode: this.ports.decode,
      signal: this.aborter.signal,
      onPreview: (pyramid) => {
        this.change({ peaks: { kind: 'preview', pyramid } });
        mark('preview');
      },
      onProgress: (progress) => this.showProgress(progress),
    });
    if (this.isAborted()) return;
    await client.release();
    if (computed === null) {
      this.change({ phase: 'ready', peaks: null, problem: recordingMessages.waveformFailed });
      return;
    }
    this.showPeaks(computed);
    if (computed.failedSlices > 0) return;
    const { pauses, pyramid } = computed;
    const packed = packPeaks(pyramid);
    if (packed === null) return;
    const { overview, finest } = packed;
    const metadata = { type, durationMs, isVariableBitRate, notices, pauses, overview };
    await this.ports.cache.put(
      { ...this.source, etag: this.etag, ...metadata },
      { file, header, peaks: finest },
    );
  }

  /** Falls back to the unwrapped file when the element cannot play MP3 in MP4. */
  playOriginal(): void {
    if (this.file === null || !this.isWrapped) return;
    this.isWrapped = false;
    this.change({
      playableUrl: this.playable.create([this.file], this.file.type),
      notices: [...this.getState().notices, recordingMessages.positionsEstimated],
    });
  }

  private showPlayable(file: Blob, { header, type }: Pick<ParsedAudio, 'header' | 'type'>): void {
    this.isWrapped = header !== null && this.ports.canSeekMp3();
    const url =
      header !== null && this.isWrapped
        ? this.playable.create([header, file], 'audio/mp4')
        : this.playable.create([file], type);
    this.change({ playableUrl: url });
  }

  private seekingNotices({
    header,
    isVariableBitRate,
  }: Pick<ParsedAudio, 'header' | 'isVariableBitRate'>) {
    return isVariableBitRate && header !== null && !this.ports.canSeekMp3()
      ? [recordingMessages.positionsEstimated]
      : [];
  }

  private showPeaks({ pyramid, pauses, failedSlices }: RecordingPeaks): void {
    const { notices } = this.getState();
    this.change({
      phase: 'ready',
      pauses,
      peaksProgress: 1,
      peaks: { kind: 'exact', pyramid },
      notices: failedSlices > 0 ? [...notices, recordingMessages.partlyDecoded] : notices,
    });
    mark('exact');
  }

  private showProgress(progress: number): void {
    if (progress - this.getState().peaksProgress >= PROGRESS_THROTTLE_SHARE)
      this.change({ peaksProgress: progress });
  }
}
