import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type MediaType } from '../../domain/tours/media';
import { signedOut } from '../session/sessionSlice';

export interface Upload {
  id: string;
  filename: string;
  /** Size of the file. */
  bytes: number;
  type: MediaType;
  language: string;
  tourId: string;
  sectionId: string | null;
  /** 0 to 100. */
  percent: number;
  /** Transfer rate and time left; null while unknown. */
  pace: string | null;
  status: 'uploading' | 'completed' | 'failed' | 'stopped';
  /** True while queued behind other uploads. */
  isWaiting: boolean;
  /** True while waiting for the connection; the upload then restarts. */
  isOffline?: boolean;
  message: string | null;
  /** Warning about a file that was accepted all the same. */
  warning?: string;
  /** True when the same file would be refused again, so that a retry is useless. */
  isFinal?: boolean;
}

type StartedUpload = Pick<
  Upload,
  'id' | 'filename' | 'bytes' | 'type' | 'language' | 'tourId' | 'sectionId'
> & { isWaiting?: boolean };
type UploadProgress = Pick<Upload, 'id'> &
  Partial<Pick<Upload, 'percent' | 'pace' | 'isWaiting' | 'isOffline'>>;
type EndedUpload = Pick<Upload, 'id' | 'status' | 'message'> & Pick<Upload, 'isFinal' | 'warning'>;

/** Failed uploads of recordings. A cover's upload is retried from its form. */
const failedRecordings = (uploads: Readonly<Record<string, Upload>>) =>
  Object.values(uploads).filter(({ type, status }) => type === 'audio' && status === 'failed');

export const uploadsSlice = createSlice({
  name: 'uploads',
  initialState: {} as Record<string, Upload>,
  reducers: {
    uploadStarted(state, { payload }: PayloadAction<StartedUpload>) {
      state[payload.id] = {
        isWaiting: false,
        ...payload,
        percent: 0,
        pace: null,
        status: 'uploading',
        message: null,
      };
    },
    uploadProgressed(state, { payload }: PayloadAction<UploadProgress>) {
      const upload = state[payload.id];
      if (upload) Object.assign(upload, payload);
    },
    uploadEnded(state, { payload }: PayloadAction<EndedUpload>) {
      const upload = state[payload.id];
      if (!upload) return;
      Object.assign(upload, payload, { isWaiting: false, isOffline: false });
      if (payload.status === 'completed') upload.percent = 100;
    },
    uploadCleared(state, { payload }: PayloadAction<string>) {
      delete state[payload];
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => ({})),
  selectors: {
    selectUploads: (state) => state,
    /** True while any upload is running or queued. */
    selectHasRunningUploads: (state) =>
      Object.values(state).some((upload) => upload.status === 'uploading'),
    /** True when the upload of a section's recording failed and was neither retried nor dismissed. */
    selectHasFailedRecording: (state, sectionId: string) =>
      failedRecordings(state).some((upload) => upload.sectionId === sectionId),
    /** Number of failed recordings that can be retried. */
    selectFailedUploadCount: (state) =>
      failedRecordings(state).filter(({ isFinal }) => isFinal !== true).length,
  },
});

export const { uploadStarted, uploadProgressed, uploadEnded, uploadCleared } = uploadsSlice.actions;
export const {
  selectUploads,
  selectHasRunningUploads,
  selectHasFailedRecording,
  selectFailedUploadCount,
} = uploadsSlice.selectors;
