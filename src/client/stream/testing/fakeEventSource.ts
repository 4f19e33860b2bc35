import type { StreamEvent } from '../../../contract/entities.gen';

/** An EventSource whose server is the test. */
export class FakeEventSource extends EventTarget {
  readonly query: URLSearchParams;
  isClosed = false;

  constructor(readonly url: string) {
    super();
    this.query = new URL(url).searchParams;
  }

  /** The server says how far the stream has come. */
  mark(lastEventId: string): void {
    this.dispatchEvent(new MessageEvent('mark', { data: '{}', lastEventId }));
  }

  send(event: StreamEvent, lastEventId: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event), lastEventId }));
  }

  /** Too many streams are open. */
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
