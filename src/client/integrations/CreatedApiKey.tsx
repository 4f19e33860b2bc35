import { Anchor, VisuallyHidden } from '@mantine/core';
import type { NewApiKey } from '../../contract/entities.gen';
import { apiLinks } from '../../domain/links';
import { apiBase } from '../api/apiBase';
import type { Crumb } from '../ui/pages/Breadcrumbs';
import { Section } from '../ui/pages/Section';
import { richText } from '../ui/richText';
import { words as uiWords } from '../ui/words.gen';
import classes from './integrations.module.css';
import { ShownOnce } from './ShownOnce';
import { words } from './words.gen';

const text = words.created;

interface CreatedApiKeyProps {
  created: NewApiKey;
  crumbs: readonly Crumb[];
  doneTo: string;
}

export function CreatedApiKey({ created: { apiKey, secret }, crumbs, doneTo }: CreatedApiKeyProps) {
  return (
    <ShownOnce title={text.title({ name: apiKey.name })} crumbs={crumbs} secret={secret} text={text} done={doneTo}>
      {(takeCopy) => (
        <Section title={text.try}>
          <p>{text.tryText}</p>
          <pre className={classes.example} onCopy={takeCopy}>
            <code>{`curl -H 'Authorization: Bearer ${secret}' ${apiBase()}${apiLinks.myApiKey()}`}</code>
          </pre>
          <p>
            {richText(text.contract, {
              link: (name) => (
                <Anchor
                  href={apiBase() + apiLinks.contract()}
                  target="_blank"
                  rel="noopener"
                  inherit
                  underline="always"
                >
                  {name}
                  <VisuallyHidden> ({uiWords.newTab})</VisuallyHidden>
                </Anchor>
              ),
            })}
          </p>
        </Section>
      )}
    </ShownOnce>
  );
}
