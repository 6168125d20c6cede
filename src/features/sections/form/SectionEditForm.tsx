import { errorsOfEdits } from '../../../domain/forms/editRules';
import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { useParams } from 'react-router-dom';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useTextAndCoverSave } from '../../../state/hooks/useTextAndCoverSave';
import { useConsoleSelector, useConsoleView } from '../../../state/hooks/storeHooks';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { selectSectionList, type SectionView } from '../../../state/select/selectSections';
import { selectCoverPercent } from '../../../state/sync/uploadCover';
import { FormCoverField } from '../../../ui/form/FormCoverField';
import { FormDraft } from '../../../ui/form/FormDraft';
import { FormRebase } from '../../../ui/form/FormRebase';
import { FormFooter } from '../../../ui/form/saving/FormFooter';
import { AudioDurationHint } from './AudioDurationHint';
import { sectionDraftKey } from './sectionDraftKey';
import { saveSectionCover } from './saveSectionCover';
import { savedValues, sectionEdits } from './sectionEdits';
import { SectionFields } from './SectionFields';
import {
  durationErrors,
  parseOrderIndex,
  positionText,
  formatUnsaved,
  sectionFormValues,
  sectionFieldLabels,
  type SectionEditValues,
  type SectionFormValues,
} from './sectionForm';

interface SectionEditFormProps {
  section: SectionView;
  pinLanguage: (language: string | null) => void;
  onClose: () => void;
}

/** Help texts for values that are not saved as typed. */
function helpFor({ order_index, title }: SectionEditValues, position: string | null) {
  return {
    orderHelp:
      parseOrderIndex(order_index) === null
        ? 'This is not a number: the old one stays.'
        : `${position ?? 'Its position in the tour'}. The order index counts from 0.`,
    titleHelp:
      title.trim() === '' ? 'Without a title the section is shown as [No Title].' : undefined,
  };
}

/** Edit form of a section: its own fields, its texts in one language, its cover. */
export function SectionEditForm({ section, pinLanguage, onClose }: SectionEditFormProps) {
  const { tourId = '' } = useParams();
  const { id: sectionId, language } = section;
  const draft = useDraftSlot(sectionDraftKey(sectionId, language));
  const { baseline, setBaseline, failure, save } = useTextAndCoverSave<SectionFormValues>({
    opened: () => sectionFormValues(section),
    edits: (from, values) => sectionEdits(section, from, values),
    saved: savedValues,
    saveCover: (cover) => saveSectionCover({ tourId, sectionId, language }, cover),
    messages: { updated: 'Section updated successfully', failed: 'Failed to update section' },
    draft,
    onSaved: onClose,
  });
  const sections = useConsoleView((state) => selectSectionList(state, tourId, language));
  const initial: SectionEditValues = { ...baseline, cover: null };
  const languages = useConsoleSelector(selectLanguages);
  const uploadRefusal = useConsoleSelector(selectOfflineRefusal);
  const percent = useConsoleSelector((state) =>
    selectCoverPercent(state, { tourId, sectionId, language }),
  );

  useEffect(() => {
    pinLanguage(language);
    return () => pinLanguage(null);
  }, [language, pinLanguage]);

  return (
    <Formik
      initialValues={initial}
      validate={(values) => ({
        ...errorsOfEdits(sectionEdits(section, baseline, values)),
        ...durationErrors(values),
      })}
      onSubmit={(values, form) => save(values, values.cover, form)}
    >
      {({ values }) => (
        <Form noValidate style={{ display: 'contents' }}>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 992 }}>
            <FormDraft slot={draft} base={initial} labels={sectionFieldLabels}>
              <FormRebase
                current={sectionFormValues(section)}
                base={baseline}
                onRebase={setBaseline}
                labels={sectionFieldLabels}
              >
                <SectionFields
                  language={language}
                  isRequired={false}
                  {...helpFor(
                    values,
                    sections && positionText(values.order_index, sections, sectionId),
                  )}
                >
                  <AudioDurationHint
                    media={section.media}
                    language={languageNamed(languages, language)}
                  />
                  <FormCoverField
                    name="cover"
                    url={section.cover_media_url}
                    progressPercent={percent}
                    refusal={uploadRefusal}
                  />
                </SectionFields>
              </FormRebase>
            </FormDraft>
            <FormFooter
              failure={failure}
              unsaved={formatUnsaved(initial, values)}
              subject="Your changes to this section"
              draft={draft}
              hasFile={values.cover !== null}
              onCancel={onClose}
            />
          </Box>
        </Form>
      )}
    </Formik>
  );
}
