import { useSearchParams } from 'react-router';

const quietly = { replace: true, preventScrollReset: true };

/** Whether the dialog that adds a translation is open, kept in the address as `?add=hi`. */
export function useAddParam() {
  const [params, setParams] = useSearchParams();
  return {
    isAdding: params.has('add'),
    /** The language it is to be added in; empty when none was named. */
    wanted: params.get('add') ?? '',
    open: (language = '') => setParams({ add: language }, quietly),
    close: () => setParams({}, quietly),
  };
}
