import type { ReportedItem } from '../../contract/entities.gen';
import { useReportImageQuery } from '../api/reportImageApi';
import { Badge } from '../ui/Badge';
import { Time } from '../ui/Time';
import classes from './reports.module.css';
import { secondsOf } from './secondsOf';
import { words } from './words.gen';

/** In the order of the chat; the reported one is last. */
export function ReportedItems({ reportId, items }: { reportId: string; items: readonly ReportedItem[] }) {
  return (
    <ol className={classes.items}>
      {items.map((item, index) => (
        <li key={index} className={classes.quote} data-reported={item.reported || undefined}>
          <Item reportId={reportId} item={item} isMarked={item.reported && items.length > 1} />
        </li>
      ))}
    </ol>
  );
}

interface ItemProps {
  reportId: string;
  item: ReportedItem;
  /** Alone, it needs no mark. */
  isMarked: boolean;
}

function Item({ reportId, item: { authorName, sent, text, imageId, alt }, isMarked }: ItemProps) {
  return (
    <>
      <div className={classes.name}>
        <b>{authorName}</b>
        {sent !== undefined && (
          <span className={classes.quiet}>
            <Time at={secondsOf(sent)} isShort />
          </span>
        )}
        {isMarked && <Badge tone="now">{words.reported}</Badge>}
      </div>
      {text !== undefined && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      {imageId !== undefined && <KeptImage reportId={reportId} imageId={imageId} alt={alt} />}
    </>
  );
}

function KeptImage({ reportId, imageId, alt }: { reportId: string; imageId: string; alt: string | undefined }) {
  const { data: address, isError } = useReportImageQuery({ reportId, imageId });
  if (isError && !address) return <p className={classes.quiet}>{words.imageNotLoaded}</p>;
  return address ? (
    <img className={classes.image} src={address} alt={alt ? words.image({ alt }) : words.imageWithout} />
  ) : null;
}
