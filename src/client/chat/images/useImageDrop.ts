import { useCallbackRef } from '@mantine/hooks';
import { useEffect } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** The browser would open a dropped file in place of the page. */
export function useImageDrop(onDrop: ((file: File) => void) | undefined): void {
  const take = useCallbackRef((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.type === 'drop' ? (event.dataTransfer?.files ?? []) : [];
    if (file) onDrop?.(file);
  });
  useEffect(() => {
    document.addEventListener('dragover', take);
    document.addEventListener('drop', take);
    return () => {
      document.removeEventListener('dragover', take);
      document.removeEventListener('drop', take);
    };
  }, [take]);
}
