import { Title } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnnouncementPreview } from '../../contract/entities.gen';
import { withChosenIds } from '../../domain/announcements/audience';
import type { AnnouncementValues } from '../../domain/announcements/forms';
import { newAnnouncementPath, paths, pathTo } from '../../domain/links';
import { useAnnouncementPreviewQuery, useSendAnnouncementMutation } from '../api/announcementsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { showMessage } from '../ui/messages/showMessage';
import type { Crumb } from '../ui/pages/Breadcrumbs';
import { FormPage } from '../ui/pages/FormPage';
import { EmptyState } from '../ui/states/EmptyState';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { AnnouncementText } from './AnnouncementText';
import classes from './announcements.module.css';
import { announcementDraft } from './draft';
import { words } from './words.gen';
import { listText } from '../../domain/text/lists';
import { LANGUAGE } from '../ui/language';

const text = words.confirm;

interface ConfirmAnnouncementProps {
  membershipId: string;
  values: AnnouncementValues;
  crumbs: readonly Crumb[];
}

export function ConfirmAnnouncement({ membershipId: id, values, crumbs }: ConfirmAnnouncementProps) {
  const audience = withChosenIds(values.audience);
  const preview = useAnnouncementPreviewQuery({ id, audience }, { refetchOnMountOrArgChange: true });
  const form = newAnnouncementPath(id);
  return (
    <QueryState
      query={preview}
      skeleton={
        <FormPage title={text.title} crumbs={crumbs}>
          <FieldsSkeleton count={3} />
        </FormPage>
      }
      isEmpty={({ people }) => people === 0}
      empty={
        <FormPage title={text.title} crumbs={crumbs}>
          <EmptyState title={text.nobody} action={<ButtonLink to={form}>{text.back}</ButtonLink>}>
            {text.nobodyWhy}
          </EmptyState>
        </FormPage>
      }
    >
      {(shown) => <Confirm membershipId={id} values={values} crumbs={crumbs} preview={shown} back={form} />}
    </QueryState>
  );
}

function toWhom({ people, names }: AnnouncementPreview): string {
  const others = people - names.length;
  const listed = others > 0 ? [...names, text.others({ count: others })] : names;
  return text.to({ count: people, names: listText(listed, LANGUAGE) });
}

function byEmailText({ people, byEmail }: AnnouncementPreview): string {
  if (byEmail === 0) return text.emailNobody;
  return byEmail === people ? text.emailAll({ count: people }) : text.emailSome({ count: byEmail });
}

const howOf = (preview: AnnouncementPreview): string =>
  [
    text.inApp({ count: preview.people }),
    byEmailText(preview),
    ...(preview.byPush > 0 ? [text.push({ count: preview.byPush })] : []),
  ].join(' ');

interface ConfirmProps extends ConfirmAnnouncementProps {
  preview: AnnouncementPreview;
  back: string;
}

function Confirm({ membershipId: id, values, crumbs, preview, back }: ConfirmProps) {
  const [send] = useSendAnnouncementMutation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { people } = preview;
  const { title, text: message } = values;
  const confirm = async () => {
    const audience = withChosenIds(values.audience);
    await send({ id, announcementInput: { title, text: message, audience } }).unwrap();
    announcementDraft.clear(id);
    showMessage(text.sent);
    await navigate(pathTo(paths.announcements, { membership: id }));
  };
  return (
    <ConfirmPage
      key={key}
      title={text.title}
      crumbs={crumbs}
      effects={[toWhom(preview), howOf(preview), text.final]}
      verb={text.verb({ count: people })}
      onConfirm={confirm}
      back={{ label: text.back, to: back }}
    >
      <div className={classes.preview}>
        <Title order={2} size="h3">
          {title}
        </Title>
        <AnnouncementText text={message} />
      </div>
    </ConfirmPage>
  );
}
