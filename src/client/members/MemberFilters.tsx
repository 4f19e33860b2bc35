import { Button, NativeSelect, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type RefObject } from 'react';
import { LEADER_STATUSES } from '../../domain/leadership/status';
import { MEMBER_SORTS } from '../../domain/members/sorts';
import { SearchField } from '../ui/lists/SearchField';
import classes from './memberFilters.module.css';
import type { MembersView } from './useMembersView';
import { words } from './words.gen';

const text = words.list;

const statuses = [
  { value: '', label: text.anyStatus },
  ...LEADER_STATUSES.map((value) => ({ value, label: words.member.statuses[value] })),
];

const WITHOUT_POD = 'none';

const podFilters = [
  { value: '', label: text.anyPods },
  { value: WITHOUT_POD, label: text.noPod },
];

interface MemberFiltersProps {
  view: MembersView;
  top: RefObject<HTMLDivElement | null>;
  /** Comes before each change. */
  onChange: () => void;
}

/** On phones, order and filters are behind a button, and those in use are named below it. */
export function MemberFilters({ view, top, onChange }: MemberFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { search, sort, leaderStatus, withoutPod, field } = view;
  const change = (act: () => void) => {
    onChange();
    act();
  };
  const inUse = [
    ...(leaderStatus
      ? [
          {
            label: text.inUse({ filter: words.member.leadership, value: words.member.statuses[leaderStatus] }),
            drop: () => view.setLeaderStatus(undefined),
          },
        ]
      : []),
    ...(withoutPod
      ? [{ label: text.inUse({ filter: words.member.pods, value: text.noPod }), drop: () => view.setWithoutPod(false) }]
      : []),
  ];
  return (
    <div ref={top} role="search" className={classes.filters}>
      <SearchField
        ref={field}
        hint={text.searchHint}
        value={search}
        onChange={(typed) => change(() => view.setSearch(typed))}
      />
      <Button
        ref={button}
        variant="default"
        className={classes.toggle}
        leftSection={<IconAdjustmentsHorizontal size="1.25rem" aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text.filters({ inUse: inUse.length })}
      </Button>
      <div id={panel} className={classes.panel} data-open={isOpen || undefined}>
        <NativeSelect
          label={text.sort}
          value={sort}
          onChange={({ target }) =>
            change(() => view.setSort(MEMBER_SORTS.find((one) => one === target.value) ?? sort))
          }
          data={MEMBER_SORTS.map((value) => ({ value, label: text.sorts[value] }))}
        />
        <NativeSelect
          label={words.member.leadership}
          value={leaderStatus ?? ''}
          onChange={({ target }) =>
            change(() => view.setLeaderStatus(LEADER_STATUSES.find((one) => one === target.value)))
          }
          data={statuses}
        />
        <NativeSelect
          label={words.member.pods}
          value={withoutPod ? WITHOUT_POD : ''}
          onChange={({ target }) => change(() => view.setWithoutPod(target.value === WITHOUT_POD))}
          data={podFilters}
        />
      </div>
      {inUse.length > 0 && (
        <ul className={classes.inUse}>
          {inUse.map(({ label, drop }) => (
            <li key={label}>
              <Button
                variant="light"
                size="sm"
                rightSection={<IconX size="1rem" aria-hidden />}
                onClick={() => {
                  button.current?.focus();
                  change(drop);
                }}
              >
                {label}
                <VisuallyHidden> {text.drop}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
