import { VisuallyHidden } from '@mantine/core';
import type { ChannelPerson } from '../../../contract/entities.gen';
import { NamedAvatar } from '../../ui/people/PersonAvatar';
import { words } from '../words.gen';
import classes from './MentionList.module.css';

interface MentionListProps {
  found: readonly ChannelPerson[];
  isNobodyFound: boolean;
  chosen: number;
  listId: string;
  optionId: (index: number) => string;
  pick: (person: ChannelPerson) => void;
}

export function MentionList({ found, isNobodyFound, ...list }: MentionListProps) {
  return (
    <>
      <div aria-live="polite">
        {isNobodyFound && <p className={`${classes.list} ${classes.nobody}`}>{words.nobodyFound}</p>}
        {found.length > 0 && <VisuallyHidden>{words.peopleFound({ count: found.length })}</VisuallyHidden>}
      </div>
      {found.length > 0 && <Options found={found} {...list} />}
    </>
  );
}

function Options({ found, chosen, listId, optionId, pick }: Omit<MentionListProps, 'isNobodyFound'>) {
  return (
    <ul id={listId} className={classes.list} role="listbox" aria-label={words.people}>
      {found.map((person, index) => (
        <li
          key={person.userId}
          id={optionId(index)}
          role="option"
          aria-selected={index === chosen}
          className={classes.option}
          onMouseDown={(event) => {
            event.preventDefault();
            pick(person);
          }}
        >
          <NamedAvatar {...person} size="line" />
          {person.name}
        </li>
      ))}
    </ul>
  );
}
