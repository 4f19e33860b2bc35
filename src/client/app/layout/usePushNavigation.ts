import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Like a link: the user is still asked about unsaved text (rule notifications.pushClick). */
export function usePushNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Undefined on insecure sites.
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const lead = ({ data, ports }: MessageEvent<{ type?: string; path?: string } | null | undefined>) => {
      // The worker collects these replies, then chooses one of the open pages.
      if (data?.type === 'canLead') ports[0]?.postMessage(true);
      if (data?.type === 'lead' && data.path) void navigate(data.path);
    };
    worker?.addEventListener('message', lead);
    return () => worker?.removeEventListener('message', lead);
  }, [navigate]);
}
