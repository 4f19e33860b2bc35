import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** For the click on a link whose page takes the place of the present one in the history. */
export function useReplacing(to: string) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { replace: true });
  };
}
