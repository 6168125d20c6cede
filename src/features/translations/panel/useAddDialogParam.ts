import { useSearchParams } from 'react-router-dom';

const replaceOptions = { replace: true, preventScrollReset: true };

/** State of the add dialog, kept in the URL as `?add=hi`. */
export function useAddDialogParam() {
  const [params, setParams] = useSearchParams();
  return {
    isAdding: params.has('add'),
    /** Code of the language to add; empty when unspecified. */
    initialLanguage: params.get('add') ?? '',
    open: (language = '') => setParams({ add: language }, replaceOptions),
    close: () => setParams({}, replaceOptions),
  };
}
