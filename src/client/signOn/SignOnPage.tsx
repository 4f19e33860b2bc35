import { IconLinkOff } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { paths, pathWithReturn, queryKeys, safeReturnPath } from '../../domain/links';
import { useListSignOnProvidersQuery } from '../api/signOnApi';
import { AccountFormPage } from '../ui/pages/AccountFormPage';
import { NoticePage } from '../ui/pages/NoticePage';
import { QueryState } from '../ui/states/QueryState';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { useSubject } from '../ui/states/useSubject';
import { TextLink } from '../ui/TextLink';
import { SignOnButtons } from './SignOnButtons';
import { words } from './words.gen';

const text = words.page;

/** The identity providers of the installation and of the business in the address (rule signOn.login). */
export function SignOnPage() {
  const { id: businessId } = useSubject('business');
  const [query] = useSearchParams();
  const returnPath = safeReturnPath(query.get(queryKeys.return));
  const login = pathWithReturn(paths.login, returnPath);
  const providers = useListSignOnProvidersQuery({ businessId });
  return (
    <QueryState
      query={providers}
      skeleton={
        <AccountFormPage title={text.title}>
          <FieldsSkeleton count={1} />
        </AccountFormPage>
      }
      isEmpty={(list) => list.length === 0}
      empty={
        <NoticePage title={text.none} icon={<IconLinkOff aria-hidden />} action={{ label: text.toLogin, to: login }}>
          <p>{text.noneWhy}</p>
        </NoticePage>
      }
    >
      {(list) => {
        const business = list.find(({ ref }) => ref === businessId)?.businessName;
        const otherWay = <TextLink to={login}>{text.otherWay}</TextLink>;
        return (
          <AccountFormPage title={text.title} intro={business && text.intro({ business })} footer={otherWay}>
            <SignOnButtons providers={list} returnPath={returnPath} otherWay={<p>{otherWay}</p>} />
          </AccountFormPage>
        );
      }}
    </QueryState>
  );
}
