import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useField, useFormikContext } from 'formik';
import { formatBytes } from '../domain/bytes';
import { CoverPicker } from './CoverPicker';
import { usePreview } from './usePreview';

export interface FormCoverFieldProps {
  /** The form's value is the chosen file, null without one. */
  name: string;
  label?: string;
  /** The cover as it is now. */
  url: string | null;
  /** 0 to 100, while it is on its way. */
  progressPercent?: number;
  /** Why no cover can be taken now; null when one can. */
  refusal?: string | null;
}

/** The cover in a form: a chosen picture is shown at once and uploaded on saving. */
export function FormCoverField(props: FormCoverFieldProps) {
  const { name, label, url, progressPercent, refusal } = props;
  const [{ value: file }, , { setValue }] = useField<File | null>(name);
  const { isSubmitting } = useFormikContext();
  const preview = usePreview(file);
  return (
    <div>
      <CoverPicker
        url={preview ?? url}
        label={label}
        hint="PNG, JPG up to 10MB"
        disabled={isSubmitting}
        refusal={refusal}
        busy={progressPercent !== undefined}
        progressPercent={progressPercent}
        onFile={(chosen) => void setValue(chosen)}
      />
      {file !== null && (
        <Box
          role="status"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, fontSize: 13 }}
        >
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            New cover: <bdi>{file.name}</bdi> ({formatBytes(file.size)}). It is uploaded when you
            save.
          </Box>
          <Button variant="outlined" disabled={isSubmitting} onClick={() => void setValue(null)}>
            Discard
          </Button>
        </Box>
      )}
    </div>
  );
}
