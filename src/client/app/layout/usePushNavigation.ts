import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Navigates where a click on a push message points, like a link: unsaved text still asks first
 * (rule notifications.pushClick).
 */
export function usePushNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Undefined on insecure sites.
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const lead = ({ data, ports }: MessageEvent<{ type?: string; path?: string } | null | undefined>) => {
      // The worker then chooses one of the open pages.
      if (data?.type === 'canLead') ports[0]?.postMessage(true);
      if (data?.type === 'lead' && data.path) void navigate(data.path);
    };
    worker?.addEventListener('message', lead);
    return () => worker?.removeEventListener('message', lead);
  }, [navigate]);
}
