import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type MediaType } from '../../domain/tours/media';
import { signedOut } from '../session/sessionSlice';

export interface Upload {
  id: string;
  filename: string;
  type: MediaType;
  language: string;
  tourId: string;
  sectionId: string | null;
  /** 0 to 100. */
  percent: number;
  /** Pace and time left; null while there is nothing to say. */
  pace: string | null;
  status: 'uploading' | 'completed' | 'failed' | 'stopped';
  message: string | null;
  /** Fault of a file that was taken nevertheless. */
  warning?: string;
  /** True where the same file would be refused again. */
  isFinal?: boolean;
}

type StartedUpload = Pick<Upload, 'id' | 'filename' | 'type' | 'language' | 'tourId' | 'sectionId'>;
type EndedUpload = Pick<Upload, 'id' | 'status' | 'message'> & Pick<Upload, 'isFinal' | 'warning'>;

export const uploadsSlice = createSlice({
  name: 'uploads',
  initialState: {} as Record<string, Upload>,
  reducers: {
    uploadStarted(state, { payload }: PayloadAction<StartedUpload>) {
      state[payload.id] = {
        ...payload,
        percent: 0,
        pace: null,
        status: 'uploading',
        message: null,
      };
    },
    uploadProgressed(state, { payload }: PayloadAction<Pick<Upload, 'id' | 'percent' | 'pace'>>) {
      const upload = state[payload.id];
      if (upload) Object.assign(upload, payload);
    },
    uploadEnded(state, { payload }: PayloadAction<EndedUpload>) {
      const upload = state[payload.id];
      if (!upload) return;
      Object.assign(upload, payload);
      if (payload.status === 'completed') upload.percent = 100;
    },
    uploadCleared(state, { payload }: PayloadAction<string>) {
      delete state[payload];
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => ({})),
  selectors: {
    selectUploads: (state) => state,
    selectHasRunningUploads: (state) =>
      Object.values(state).some((upload) => upload.status === 'uploading'),
  },
});

export const { uploadStarted, uploadProgressed, uploadEnded, uploadCleared } = uploadsSlice.actions;
export const { selectUploads, selectHasRunningUploads } = uploadsSlice.selectors;
