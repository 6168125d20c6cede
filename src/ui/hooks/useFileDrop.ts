import { useEffect, useEffectEvent, useState } from 'react';
import { isModalOpen } from '../command/command';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/**
 * Accepts files dropped anywhere on the page, except on fields and dialogs, which handle drops themselves. Returns true
 * while files are dragged over the page.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const dropped = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    if (!isModalOpen()) onFiles(files);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      // Without it, the browser would navigate to the dropped file, also beside a dialog.
      event.preventDefault();
      setIsOver(!isModalOpen());
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => dropped(event);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
