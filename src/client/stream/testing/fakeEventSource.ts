import type { StreamEvent } from '../../../contract/entities.gen';

/** An EventSource controlled by the test. */
export class FakeEventSource extends EventTarget {
  readonly query: URLSearchParams;
  isClosed = false;

  constructor(readonly url: string) {
    super();
    this.query = new URL(url).searchParams;
  }

  /** Sends the stream's position. */
  mark(lastEventId: string): void {
    this.dispatchEvent(new MessageEvent('mark', { data: '{}', lastEventId }));
  }

  send(event: StreamEvent, lastEventId: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event), lastEventId }));
  }

  /** Reports that too many streams are open. */
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
