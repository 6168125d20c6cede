import { fieldErrors } from '../../../domain/forms/checkByRules';
import { type Language } from '../../../domain/languages/language';
import { translationRules } from '../../../domain/tours/translation';
import { useDraftSlot } from '../../../state/hooks/useDrafts';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useTextAndCoverSave } from '../../../state/hooks/useTextAndCoverSave';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { selectCoverPercent } from '../../../state/sync/uploadCover';
import { FormCoverField } from '../../../ui/form/FormCoverField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormRebase } from '../../../ui/form/FormRebase';
import { FormProblemPanel } from '../../../ui/form/FormProblemPanel';
import { SourceBeside } from './SourceBeside';
import { translationEditKey } from './translationDrafts';
import { fieldLabels, TranslationFields } from './TranslationFields';
import {
  textValues,
  type TextValues,
  type TranslationOwner,
  type TranslationText,
} from '../owner/translationOwner';

interface EditValues extends TextValues {
  cover: File | null;
}

interface TranslationEditDialogProps {
  owner: TranslationOwner;
  text: TranslationText;
  /** Texts in other languages, available as source beside the fields. */
  sources: readonly TranslationText[];
  language: Language;
  onClose: () => void;
}

/** Dialog that edits the texts in one language, and the cover where the owner has one per translation. */
export function TranslationEditDialog(props: TranslationEditDialogProps) {
  const { owner, text, sources, language, onClose } = props;
  const { messages, cover } = owner;
  const { code, label } = language;
  const draft = useDraftSlot(translationEditKey(owner, code));
  const { baseline, setBaseline, failure, save } = useTextAndCoverSave<TextValues>({
    opened: () => textValues(text),
    edits: (from, values) => {
      const edit = owner.change(code, from, values);
      return edit === null ? [] : [edit];
    },
    saved: (_from, { title, description, slug_suffix }) => {
      return { title: title.trim(), description, slug_suffix: slug_suffix.trim() || code };
    },
    saveCover: (file) => (cover === null ? () => Promise.resolve(null) : cover.save(code, file)),
    messages: { updated: messages.updated(label), failed: messages.updateFailed(label) },
    draft,
    onSaved: onClose,
  });
  const uploadRefusal = useConsoleSelector(selectOfflineRefusal);
  const percent = useConsoleSelector((state) =>
    cover === null ? undefined : selectCoverPercent(state, cover.target(code)),
  );

  return (
    <FormDialog<EditValues>
      open
      size={sources.length > 0 ? 'lg' : 'md'}
      title={`Edit ${label} translation`}
      submitLabel="Save"
      initialValues={{ ...baseline, cover: null }}
      base={{ ...baseline, cover: null }}
      validate={(values) => fieldErrors(translationRules, { ...values, language: code })}
      onSubmit={(values, form) => save(values, values.cover, form)}
      onClose={onClose}
      draft={draft}
      labels={fieldLabels}
    >
      <SourceBeside sources={sources} preferred={owner.primaryLanguage}>
        <FormRebase
          current={textValues(text)}
          base={baseline}
          onRebase={setBaseline}
          labels={fieldLabels}
        >
          <TranslationFields language={code} hasSlug={owner.kind === 'tour'} autoFocus />
        </FormRebase>
        {cover !== null && (
          <FormCoverField
            name="cover"
            url={text.cover_media_url ?? null}
            progressPercent={percent}
            refusal={uploadRefusal}
          />
        )}
      </SourceBeside>
      {failure !== null && <FormProblemPanel {...failure} />}
    </FormDialog>
  );
}
