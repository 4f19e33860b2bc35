import { paths } from '../domain/links';
import { heading } from '../testing/browser/acts';
import { fillDatabase } from '../testing/product/inDatabase';
import { useJourney } from '../testing/product/journey';

interface Meeting {
  week: string;
  pausedTo?: string;
  newYork: string;
  kolkata: string;
}

/**
 * The clocks change in New York on 11 March and 4 November 2035, in London on 25 March and 28 October, and never in
 * India.
 */
const meetings: Meeting[] = [
  {
    week: 'Winter in both',
    newYork: 'Tuesday 6 March 2035, 2:00 pm (EST) · 7:00 pm (GMT)',
    kolkata: 'Wednesday 7 March 2035, 12:30 am (IST) · Tuesday 7:00 pm (GMT)',
  },
  {
    week: 'Summer in New York only',
    pausedTo: '2035-03-19T00:00:00Z',
    newYork: 'Tuesday 20 March 2035, 3:00 pm (EDT) · 7:00 pm (GMT)',
    kolkata: 'Wednesday 21 March 2035, 12:30 am (IST) · Tuesday 7:00 pm (GMT)',
  },
  {
    week: 'Summer in both',
    pausedTo: '2035-03-26T00:00:00Z',
    newYork: 'Tuesday 27 March 2035, 2:00 pm (EDT) · 7:00 pm (BST)',
    kolkata: 'Tuesday 27 March 2035, 11:30 pm (IST) · 7:00 pm (BST)',
  },
  {
    week: 'The last of summer',
    pausedTo: '2035-10-22T00:00:00Z',
    newYork: 'Tuesday 23 October 2035, 2:00 pm (EDT) · 7:00 pm (BST)',
    kolkata: 'Tuesday 23 October 2035, 11:30 pm (IST) · 7:00 pm (BST)',
  },
  {
    week: 'Winter in London only',
    pausedTo: '2035-10-29T00:00:00Z',
    newYork: 'Tuesday 30 October 2035, 3:00 pm (EDT) · 7:00 pm (GMT)',
    kolkata: 'Wednesday 31 October 2035, 12:30 am (IST) · Tuesday 7:00 pm (GMT)',
  },
  {
    week: 'Winter in both again',
    pausedTo: '2035-11-05T00:00:00Z',
    newYork: 'Tuesday 6 November 2035, 2:00 pm (EST) · 7:00 pm (GMT)',
    kolkata: 'Wednesday 7 November 2035, 12:30 am (IST) · Tuesday 7:00 pm (GMT)',
  },
];

const startsAt = new Date('2035-03-06T19:00:00Z');

const readers = [
  { timezone: 'America/New_York', firstName: 'Maya', lastName: 'Goldberg', seen: 'newYork' },
  { timezone: 'Asia/Kolkata', firstName: 'Nikhil', lastName: 'Shah', seen: 'kolkata' },
] as const;

describe('a pod that meets on Tuesdays at 19:00 in London', () => {
  const journey = useJourney();
  let emails: string[] = [];

  beforeAll(async () => {
    emails = await fillDatabase(journey.product, async (make) => {
      const people = [];
      for (const { timezone, firstName, lastName } of readers)
        people.push(await make.user({ timezone, firstName, lastName, bio: 'Small steps.' }));
      const business = await make.business();
      for (const { week, pausedTo } of meetings) {
        const membership = await make.membership({ business, name: week });
        const pause = pausedTo && { pausedFrom: startsAt, pausedTo: new Date(pausedTo) };
        const pod = await make.pod({ membership, name: `Pod of ${week}`, meeting: { startsAt, ...pause } });
        for (const user of people) await make.participant(pod, await make.member(membership, { user }));
      }
      return people.map(({ email }) => email);
    });
  });

  it.each(readers.map((reader, index) => ({ ...reader, index })))(
    'is shown in the local time of $timezone on both sides of every clock change, at home and in the pod',
    async ({ timezone, seen, index }) => {
      const { page } = await journey.enterAs(emails[index] ?? '', { timezone });
      for (const meeting of meetings) {
        await page.goto(journey.product.origin + paths.memberships);
        const card = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name: meeting.week, exact: true }) });
        await card.getByText(meeting[seen], { exact: true }).waitFor();
        await card.getByRole('link', { name: `Pod of ${meeting.week}`, exact: true }).click();
        await heading(page, `Pod of ${meeting.week}`).waitFor();
        await page.getByText(meeting[seen], { exact: true }).waitFor();
      }
    },
  );
});
