import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import { useId, useState, type ReactNode, useMemo } from 'react';
import { listCount } from '../../ui/lists/listCount';
import { describeFrequency } from '../../../domain/meetings/frequency';
import { nextSeriesStart, scheduleOf } from '../../../domain/meetings/scheduleTypes';
import { podListOrder } from '../../../domain/pods/seats';
import type { AvailablePod } from '../../../contract/entities.gen';
import { useFormField } from '../../ui/form/formContext';
import { ShowMore } from '../../ui/lists/ListEnd';
import { LoadError } from '../../ui/states/LoadError';
import { useReaderZone } from '../../ui/readerZone';
import { joinWithSeparator } from '../../ui/separator';
import { SearchField } from '../../ui/lists/SearchField';
import { words } from '../words.gen';
import { useInvitePagesInfiniteQuery } from '../../api/membershipsApi';
import { useListedPages } from '../../ui/lists/useListedPages';
import type { NextPage } from '../../ui/lists/useNextPage';
import classes from './PodPicker.module.css';
import { readerLocale } from '../../ui/readerLocale';

const text = words.pods;

/** For people who want to be contacted about a new pod. */
export const CONTACT_ME = 'contact-me';

interface PodPickerProps {
  name: string;
  code: string;
}

/**
 * By weekday then time, full pods as waitlists, then 'none' (rule members.preferredPod). With more pods than load at
 * first, there is a search.
 */
export function PodPicker({ name, code }: PodPickerProps) {
  const { error } = useFormField<string>(name);
  const errorId = useId();
  const [search, setSearch] = useState('');
  const choices = usePodChoices(code, search);
  const isSearch = search.trim() !== '';
  const hasNone = !isSearch && choices.total === 0;
  return (
    <fieldset className={classes.picker} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>{text.legend}</legend>
      <p className={classes.hint}>{hasNone ? text.none : text.hint}</p>
      {choices.isSearchable && (
        <div className={classes.search}>
          <SearchField value={search} onChange={setSearch} label={text.search} hint={text.searchHint} />
          <p className={classes.hint} role="status">
            {isSearch && choices.total !== undefined && text.found(listCount(choices.total))}
          </p>
        </div>
      )}
      {choices.error !== undefined && <LoadError error={choices.error} onRetry={choices.retry} />}
      <PodOptions name={name} pages={choices.pages} />
      <ShowMore rest={choices.rest} more={text.more} failed={text.moreFailed} />
      <Group title={text.withoutPod}>
        <Option name={name} value="" label={text.later} />
        <Option name={name} value={CONTACT_ME} label={text.contact} />
      </Group>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface PodOptionsProps {
  name: string;
  pages: readonly (readonly AvailablePod[])[];
}

/**
 * The chosen pod stays during a search. The server's pages ignore the reader's zone, so each page is sorted
 * separately.
 */
function PodOptions({ name, pages }: PodOptionsProps) {
  const { field } = useFormField<string>(name);
  const zone = useReaderZone();
  const [chosen, setChosen] = useState<AvailablePod>();
  const isMissing =
    chosen !== undefined && chosen.id === field.value && pages.flat().every(({ id }) => id !== chosen.id);
  const [first = [], ...others] = pages;
  const ordered = [isMissing ? [...first, chosen] : first, ...others].map((page) => podListOrder(page, zone));
  const available = ordered.flatMap((page) => page.available);
  const waitlists = ordered.flatMap((page) => page.waitlists);
  const option = (pod: AvailablePod, places: string) => {
    const { scheduledMeeting: meeting } = pod;
    const when = describeFrequency(scheduleOf(meeting), {
      startSeconds: nextSeriesStart(meeting) ?? meeting.unixTime,
      zone,
      locale: readerLocale(),
    });
    const leader = pod.leaderFirstName && text.ledBy({ firstName: pod.leaderFirstName });
    const description = joinWithSeparator(when, text.minutes({ minutes: meeting.duration }), leader, places);
    const choose = () => setChosen(pod);
    return (
      <Option key={pod.id} name={name} value={pod.id} label={pod.name} description={description} onChoose={choose} />
    );
  };
  return (
    <>
      {available.length > 0 && (
        <Group title={text.available}>
          {available.map((pod) => option(pod, text.places({ seats: pod.seatsAvailable })))}
        </Group>
      )}
      {waitlists.length > 0 && (
        <Group title={text.waitlists}>{waitlists.map((pod) => option(pod, text.waitlist))}</Group>
      )}
    </>
  );
}

interface OptionProps {
  name: string;
  value: string;
  label: string;
  description?: string;
  onChoose?: () => void;
}

function Option({ name, value, label, description, onChoose }: OptionProps) {
  const { field, error } = useFormField<string>(name);
  return (
    <Radio
      {...field}
      value={value}
      aria-invalid={error !== undefined || undefined}
      checked={field.value === value}
      label={label}
      description={description}
      onChange={(event) => {
        field.onChange(event);
        onChoose?.();
      }}
    />
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.group} role="group" aria-label={title}>
      <p className={classes.title}>{title}</p>
      {children}
    </div>
  );
}

const idOf = ({ id }: AvailablePod) => id;

interface PodChoices {
  /** Each pod once. While another search loads, the previous search's pages. */
  pages: readonly (readonly AvailablePod[])[];
  total: number | undefined;
  isSearchable: boolean;
  rest: NextPage;
  error: unknown;
  retry: () => unknown;
}

function usePodChoices(code: string, search: string): PodChoices {
  const q = search.trim();
  const { data: all } = useInvitePagesInfiniteQuery({ code });
  const answer = useInvitePagesInfiniteQuery({ code, ...(q && { q }) });
  const { query, rest } = useListedPages(answer, { idOf });
  const { items, pages } = query.currentData ?? {};
  return {
    pages: useMemo(() => {
      const once = new Set(items);
      return (pages ?? []).map((page) => page.items.filter((pod) => once.has(pod)));
    }, [items, pages]),
    total: answer.currentData?.pages.at(-1)?.total,
    isSearchable: all?.pages[0]?.next !== undefined,
    rest,
    error: query.error,
    retry: query.refetch,
  };
}
