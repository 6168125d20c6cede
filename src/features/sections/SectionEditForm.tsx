import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { useParams } from 'react-router';
import { useConsoleSelector } from '../../state/hooks';
import { selectAwayRefusal } from '../../state/reachabilitySlice';
import { type SectionView } from '../../state/selectSections';
import { selectCoverPercent } from '../../state/uploadCover';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FocusFirstError } from '../../ui/FocusFirstError';
import { FormCoverField } from '../../ui/FormCoverField';
import { FormProblemPanel } from '../../ui/FormProblemPanel';
import { SaveBar } from '../../ui/SaveBar';
import { UnsavedGuard } from '../../ui/UnsavedGuard';
import { SectionFields } from './SectionFields';
import {
  checkSectionEdit,
  readOrder,
  readSeconds,
  sayUnsaved,
  type SectionEditValues,
} from './sectionForm';
import { useSectionSave } from './useSectionSave';

interface SectionEditFormProps {
  section: SectionView;
  pinLanguage: (language: string | null) => void;
  onClose: () => void;
}

/** What is said of values that are not saved as they stand. */
function helpFor({ order_index, duration_seconds, title }: SectionEditValues) {
  const isNoDuration =
    typeof duration_seconds === 'string' && readSeconds(duration_seconds) === null;
  return {
    orderHelp:
      readOrder(order_index) === null ? 'This is no number: the old one stays.' : undefined,
    durationHelp: isNoDuration
      ? 'This is no number: the section is saved without a duration.'
      : undefined,
    titleHelp:
      title.trim() === '' ? 'Without a title the section is listed as [No Title].' : undefined,
  };
}

/** A section's details to be changed: its own fields, its words in one language, its cover. */
export function SectionEditForm({ section, pinLanguage, onClose }: SectionEditFormProps) {
  const { tourId = '' } = useParams();
  const { id: sectionId, language } = section;
  const [isAsking, setIsAsking] = useState(false);
  const { baseline, refusal, save } = useSectionSave(tourId, section, onClose);
  const away = useConsoleSelector(selectAwayRefusal);
  const percent = useConsoleSelector((state) =>
    selectCoverPercent(state, { tourId, sectionId, language }),
  );

  useEffect(() => {
    pinLanguage(language);
    return () => pinLanguage(null);
  }, [language, pinLanguage]);

  return (
    <Formik initialValues={baseline} validate={checkSectionEdit} onSubmit={save}>
      {({ values, isSubmitting }) => {
        const unsaved = sayUnsaved(baseline, values);
        return (
          <Form noValidate style={{ display: 'contents' }}>
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 640 }}>
              <SectionFields language={language} isRequired={false} {...helpFor(values)} />
              <FormCoverField
                name="cover"
                url={section.cover_media_url}
                progressPercent={percent}
                refusal={away}
              />
              {refusal !== null && <FormProblemPanel {...refusal} />}
              <SaveBar
                unsaved={unsaved}
                busy={isSubmitting}
                onCancel={() => (unsaved === null ? onClose() : setIsAsking(true))}
              />
            </Box>
            <FocusFirstError />
            <UnsavedGuard when={unsaved !== null} what="Your changes to this section" />
            <ConfirmDialog
              open={isAsking}
              title="Discard changes?"
              text="What you changed here has not been saved."
              confirmLabel="Discard"
              cancelLabel="Keep editing"
              tone="danger"
              onConfirm={onClose}
              onClose={() => setIsAsking(false)}
            />
          </Form>
        );
      }}
    </Formik>
  );
}
