import type { ScheduledMeeting } from '../../../../contract/entities.gen';
import type { Actor, TestAnswer } from '../../../testing/actors';
import type { TestApp } from '../../../testing/app';
import type { ModelDate, ModelPod } from './modelPod';
import type { Community } from './yearOfPods';

export const [DAY, MINUTE] = [86_400, 60];

export class Happening {
  readonly pod;
  readonly now: number;
  private readonly meeting: string;

  constructor(
    readonly test: TestApp,
    readonly community: Community,
    readonly model: ModelPod,
  ) {
    this.pod = model.pod;
    this.now = Math.floor(test.clock.now().getTime() / 1000);
    this.meeting = `/v1/scheduled-meetings/${this.pod.meetingId}`;
  }

  leader(): Promise<Actor> {
    return this.community.as(this.pod.leader!.id);
  }

  participants(): string[] {
    return [...this.model.people.keys()].filter((id) => id !== this.pod.leader!.id);
  }

  active(): string[] {
    return this.participants().filter((id) => !this.model.disabled.has(id));
  }

  coming(): ModelDate[] {
    return this.model.dates(this.now + 1, this.now + 90 * DAY);
  }

  dateOf({ start }: Pick<ModelDate, 'start'>): string {
    return `${this.meeting}/occurrences/${start}`;
  }

  async save(changes: Record<string, unknown>): Promise<void> {
    const leader = await this.leader();
    const { unixTime, recurring, frequency, frequencyPeriod, duration, timezone, ...more } = (
      await leader.get(this.meeting)
    ).body as ScheduledMeeting;
    const { weeklyOptions, monthlyOptions, thirdPartyMeetingLink, pausedFromEpoch, pausedToEpoch } = more;
    accepted(
      await leader.put(this.meeting, {
        ...{ unixTime, recurring, frequency, frequencyPeriod, duration, timezone, thirdPartyMeetingLink },
        ...{ weeklyOptions, monthlyOptions, pausedFromEpoch, pausedToEpoch },
        ...changes,
      }),
    );
  }
}

export type Does = (happening: Happening) => Promise<boolean>;

export function accepted({ status, body }: TestAnswer): void {
  if (status !== 200) throw new Error(`Refused: ${status} ${JSON.stringify(body)}`);
}

export const apologyOf = (start: number, person: string) => `${start} ${person}`;
