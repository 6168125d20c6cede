import { useNavigate } from 'react-router-dom';
import { countOf } from '../../../../domain/text/count';
import { isolate } from '../../../../domain/text/script';
import { useConsoleDispatch } from '../../../../state/hooks/storeHooks';
import { announcedWithAction } from '../../../../state/model/noticesSlice';
import { type TranslateQueue } from './useTranslateQueue';

/** Function that shows a toast about texts left empty in the current tour, with a link back. */
export function useEmptyNotice({ from, to, tourId, tour }: TranslateQueue) {
  const navigate = useNavigate();
  const dispatch = useConsoleDispatch();
  return (emptyCount: number) => {
    if (emptyCount === 0 || tourId === null) return;
    const path = `/admin/translate?${new URLSearchParams({ lang: to, from, tour: tourId })}`;
    const verb = emptyCount === 1 ? 'is' : 'are';
    const text = `${countOf(emptyCount, 'text')} of ${isolate(tour?.title || '[No Title]')} ${verb} still empty`;
    dispatch(announcedWithAction('info', text, { label: 'Back', run: () => void navigate(path) }));
  };
}
