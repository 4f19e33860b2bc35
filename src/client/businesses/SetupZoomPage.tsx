import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { useRequiredAction } from '../onboarding';
import { Card } from '../ui/Card';
import { FailureAlert } from '../ui/FailureAlert';
import { FormPage } from '../ui/FormPage';
import classes from '../ui/pages.module.css';
import { words } from './words';

const text = words.setupZoom;

/** Says what Zoom is good for here; set up now or not, the person is not asked again. */
export function SetupZoomPage() {
  const { complete, goOn } = useRequiredAction('ZOOM_PROMPT');
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>();
  const answer = async (then: () => void | Promise<void>) => {
    try {
      await complete();
      await then();
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <FormPage title={text.title}>
      <Card>
        <div className={classes.card}>
          <p>{text.intro}</p>
          {error !== undefined && <FailureAlert error={error} />}
          <div className={`${classes.actions} ${classes.stretch}`}>
            <Button onClick={() => void answer(() => navigate(paths.thirdPartySettings))}>{text.submit}</Button>
            <Button variant="default" onClick={() => void answer(goOn)}>
              {text.skip}
            </Button>
          </div>
        </div>
      </Card>
    </FormPage>
  );
}
