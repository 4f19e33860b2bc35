import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes where a click on a push message leads, as a link does: what is typed is not left without a question (rule notifications.pushClick). */
export function useLedByPush(): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Only where the site is served safely.
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const lead = ({ data, ports }: MessageEvent<{ type?: string; path?: string } | null | undefined>) => {
      // Of all open pages one is led then.
      if (data?.type === 'canLead') ports[0]?.postMessage(true);
      if (data?.type === 'lead' && data.path) void navigate(data.path);
    };
    worker?.addEventListener('message', lead);
    return () => worker?.removeEventListener('message', lead);
  }, [navigate]);
}
