import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from './Link';

/** For the click on a link whose page takes the place of the present one in the history. */
export function useReplacing(to: string) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to, { replace: true });
  };
}
