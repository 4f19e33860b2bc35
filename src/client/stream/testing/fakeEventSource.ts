import type { StreamEvent } from '../../../contract/entities.gen';

export class FakeEventSource extends EventTarget {
  readonly query: URLSearchParams;
  isClosed = false;

  constructor(readonly url: string) {
    super();
    this.query = new URL(url).searchParams;
  }

  mark(lastEventId: string): void {
    this.dispatchEvent(new MessageEvent('mark', { data: '{}', lastEventId }));
  }

  send(event: StreamEvent, lastEventId: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event), lastEventId }));
  }

  full(): void {
    this.dispatchEvent(new MessageEvent('full', { data: '{}' }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.isClosed = true;
  }
}
