import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { InfoBanner } from '../../ui/feedback/InfoBanner';
import { LanguageBadge } from '../../ui/content/LanguageBadge';
import { RecordingTitle } from './RecordingTitle';

interface OpenRecordingProps {
  media: Media;
  language: Language;
  /** True for the recording that listeners get. */
  isNewest: boolean;
  /** Player and chapters. */
  children: ReactNode;
}

/** The open recording. */
export function OpenRecording({ media, language, isNewest, children }: OpenRecordingProps) {
  return (
    <Box
      component="section"
      aria-label={`${language.label} audio`}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, pt: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
        <Typography component="h2" variant="h2" sx={{ minWidth: 0 }}>
          <RecordingTitle media={media} lines={1} />
        </Typography>
        <LanguageBadge
          code={language.code}
          nativeLabel={language.native_label}
          label={language.label}
        />
      </Box>
      {!isNewest && (
        <InfoBanner>
          {`A previous recording: the newest ${language.label} recording is the one in use.`}
        </InfoBanner>
      )}
      {children}
    </Box>
  );
}
