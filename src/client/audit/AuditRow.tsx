import type { AuditEntry } from '../../contract/entities.gen';
import { joinWithAnd } from '../../domain/text/words';
import { SEPARATOR } from '../ui/separator';
import { Time } from '../ui/Time';
import classes from './audit.module.css';
import { words } from './words';

/** An act: who did what to whom, when and from where, and what changed. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { act, actor, person, membership, pod, fields, detail = '', address, created } = entry;
  const did = words.did[act]({
    whom: person ? (person.name ?? words.gone) : '',
    membership: membership?.name ?? '',
    pod: pod?.name ?? '',
    detail: words.statuses[detail] ?? detail,
  });
  return (
    <li className={classes.entry}>
      <p className={classes.what}>
        <b>{actor.name ?? words.goneFirst}</b> {did}
      </p>
      {fields.length > 0 && (
        <p className={classes.quiet}>
          {words.changed(joinWithAnd(fields.map((field) => words.fields[field] ?? field)))}
        </p>
      )}
      <p className={classes.quiet}>
        <Time at={Math.floor(created / 1000)} />
        {pod && membership && SEPARATOR + membership.name}
        {address && SEPARATOR + words.from(address)}
      </p>
    </li>
  );
}
