/* Generated from openapi/ by `npm run api:generate`. Never edited by hand. */
export interface paths {
  '/v1/batch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Several answers at once
     * @description What other operations answer, in the order asked for, as to the same caller in requests of their own (rule platform.batch). Only reads that answer JSON; each answer has its own status, and one that fails leaves the others.
     */
    get: operations['getBatch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/batch/page-snapshot': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Several answers at once, and the page that shows them
     * @description A batch of a page's first reads, with the page rendered from them, which shows until the program has loaded (rule platform.snapshots). There is no HTML for a page that shows something else first, where an answer is a problem, for another build of the client, and while the server has too much to do.
     */
    get: operations['getPageSnapshot'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/my-user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The signed-in user
     * @description Who the token belongs to.
     */
    get: operations['getMyUser'];
    put?: never;
    post?: never;
    /**
     * Delete the account
     * @description Emails all Next Tiny Steps, then removes profile, memberships, steps, settings, push and sessions; messages read "Message removed". Not possible (409) for an owner, admin or leader: the sentence names what to hand over. The password is asked for, and the code where two-factor login is on, unless the session began in the last five minutes: 400 at the field (rules account.deletion, account.person).
     */
    delete: operations['deleteMyUser'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in
     * @description Makes a session; the token is in the authorization header. A wrong address, a wrong password and an address that is not verified all answer the same 400; trying with an unverified address sends its link again, at most every 10 minutes (rule session.loginFailure). Where two-factor login is on, the right password answers 409 `two_factor_required` with a ticket for loginWithTwoFactor (rule session.twoFactorLogin).
     */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/login/two-factor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Second step of a login
     * @description Makes the session that a login with the right password gave a ticket for, by a code of the authenticator app or a recovery code. A wrong code is 400 and can be tried again with the same ticket; a ticket that is used, unknown, expired or older than the password is 400 `login_expired` (rule session.twoFactorLogin).
     */
    post: operations['loginWithTwoFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/login/passkey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with a passkey
     * @description Makes a session from the signed challenge of startPasskeyLogin. With a ticket, it is the second step of a login. A passkey that is unknown or removed, or whose answer doesn't check out, is 400; a challenge or ticket that is used, unknown or expired is 400 `login_expired` (rule session.passkeyLogin).
     */
    post: operations['loginWithPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/login/passkey/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin a login with a passkey
     * @description Answers a challenge for five minutes and one use, in the form that a browser's credentials.get takes. Without a ticket it names no account and no passkey, and the authenticator must verify its owner; with the ticket of a login that needs a second step, it names the passkeys of that account. 400 `login_expired` for a ticket that is used, unknown or expired (rule session.passkeyLogin).
     */
    post: operations['startPasskeyLogin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Passkeys of the account
     * @description The caller's passkeys, oldest first (rule session.passkeys).
     */
    get: operations['listPasskeys'];
    put?: never;
    /**
     * Add a passkey
     * @description Stores the passkey that the browser made from the options of startPasskeySetup. 400 for an answer that doesn't check out, and `setup_expired` for options that are used, unknown or expired; 409 for a passkey that is known already, and beyond ten (rule session.passkeys).
     */
    post: operations['addPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/passkeys/setup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin to add a passkey
     * @description Asks for the password, and for a code where two-factor login is on, and answers a challenge for five minutes and one use, in the form that a browser's credentials.create takes. 409 where the account has ten passkeys (rule session.passkeys).
     */
    post: operations['startPasskeySetup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/passkeys/{passkeyId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the passkey.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3c01
         */
        passkeyId: components['parameters']['PasskeyId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Rename a passkey
     * @description Gives a passkey of the caller's another name.
     */
    patch: operations['renamePasskey'];
    trace?: never;
  };
  '/v1/users/passkeys/{passkeyId}/remove': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the passkey.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3c01
         */
        passkeyId: components['parameters']['PasskeyId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove a passkey
     * @description Asks for the password, and for a code where two-factor login is on. The passkey logs in no more (rule session.passkeys).
     */
    post: operations['removePasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sign-on/providers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Identity providers that log in here
     * @description That of the installation and, with a business or an invite, that of the business, once it has been tested (rule signOn.login). None for an unknown business or invite.
     */
    get: operations['listSignOnProviders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sign-on/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin to log in with an identity provider
     * @description Answers the provider's address to open (code flow with PKCE), and a cookie that recognises this browser when it comes back, for ten minutes and one use. 404 for an unknown provider or invite, 503 for a provider that does not answer (rule signOn.login).
     */
    post: operations['startSignOn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sign-on/finish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Come back from an identity provider
     * @description Takes the query of the address to which the provider sent the browser. Logs in whoever the provider's identity is linked to. Answers a ticket for confirmSignOn when the identity is new, or the result of a test. 400 with a code of its own when the provider refused, `sign_on_expired` for a late or repeated answer or another browser's, `sign_on_unverified` without an address that the provider calls verified, `sign_on_elsewhere` for a person who is not of the provider's business, `account_disabled`; 503 for a provider that does not answer (rules signOn.login and signOn.linking).
     */
    post: operations['finishSignOn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sign-on/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail a code that confirms a new identity
     * @description Mails six digits to the address that the provider named, if there is an account with it or the person came by an invite. The answer is the same either way. At most once a minute (rule signOn.linking).
     */
    post: operations['sendSignOnCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sign-on/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Link a new identity, and log in
     * @description Links the identity to the account with the provider's verified address, given the account's password or the mailed code, and the code of the authenticator app where two-factor login is on. Whoever came by an invite and has no account gets one, with the mailed code. 400 at the field, `sign_on_expired` for a ticket that is used, unknown or expired (rule signOn.linking).
     */
    post: operations['confirmSignOn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/identities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Identities linked to the account
     * @description The caller's identities at providers, oldest first (rule signOn.identities).
     */
    get: operations['listIdentities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/identities/{identityId}/remove': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the identity.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3d01
         */
        identityId: components['parameters']['IdentityId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove an identity
     * @description Asks for the password, and for a code where two-factor login is on. Ends the sessions that it began (rule signOn.identities).
     */
    post: operations['removeIdentity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/sign-on': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * The business's identity provider
     * @description Without its secret. `configured` is false without a provider (rule signOn.settings).
     */
    get: operations['getSignOnSettings'];
    /**
     * Save the business's identity provider
     * @description Asks the provider for its settings, and saves only if it answers. Another issuer, client or secret must be tested before people can use it, and before it can be required. 400 for a provider that can't be used or an untested one that is to be required, 409 if the settings have changed since they were read, 503 for a provider that does not answer (rule signOn.settings).
     */
    put: operations['saveSignOnSettings'];
    post?: never;
    /**
     * Remove the business's identity provider
     * @description Everybody logs in another way from now on (rule signOn.settings).
     */
    delete: operations['removeSignOnSettings'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/sign-on/test': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Test the business's identity provider
     * @description Begins a login as startSignOn does, which changes nothing but that the provider counts as tested; finishSignOn answers what the provider said (rule signOn.settings).
     */
    post: operations['testSignOn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/two-factor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Two-factor login
     * @description Whether it is on, how many recovery codes are left, and which businesses ask for it.
     */
    get: operations['getTwoFactor'];
    put?: never;
    /**
     * Turn two-factor login on
     * @description Confirms a setup by a code of the app that was given it, and answers the recovery codes, this once. The other sessions are revoked. Where it is on already, this app takes the place of the former one, and the recovery codes are new. 400 for a wrong code, and `setup_expired` for a setup that is used, unknown or expired (rule session.twoFactor).
     */
    post: operations['turnOnTwoFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/two-factor/setup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin to set two-factor login up
     * @description Asks for the password, and for a code where two-factor login is on, and answers what an authenticator app is given. What is on stays as it is until the setup is confirmed, within 15 minutes (rule session.twoFactor).
     */
    post: operations['startTwoFactorSetup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/two-factor/turn-off': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Turn two-factor login off
     * @description Asks for the password and a code. 409 while a business that the caller runs asks its staff for it (rule session.staffTwoFactor). Harmless when it is off.
     */
    post: operations['turnOffTwoFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/two-factor/recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * New recovery codes
     * @description Asks for the password and a code, and answers ten new codes, this once. The former ones work no more. 409 while two-factor login is off (rule session.recoveryCodes).
     */
    post: operations['renewRecoveryCodes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/login-link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a link that logs in
     * @description Answers the same whether or not the address is known; a known one gets an email (rules session.loginLink, session.sameAnswer).
     */
    post: operations['requestLoginLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/login-link/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    /**
     * The account that a link logs in to
     * @description The account, and whether this browser asked for the link. Looking uses nothing up. A link that doesn't work is 404, with the code `link_used` or `link_expired` for one that did (rule session.loginLink).
     */
    get: operations['getLoginLink'];
    put?: never;
    /**
     * Sign in with a link
     * @description Uses the link and makes a session; the token is in the authorization header. A used, unknown or expired link is 400. Where two-factor login is on, it answers 409 `two_factor_required` with a ticket, as login does (rules session.loginLink, session.twoFactorLogin).
     */
    post: operations['loginByLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign out
     * @description Revokes the session of this token; its other tabs are told by the stream (rule session.end).
     */
    post: operations['logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/tickets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A ticket for an address
     * @description Makes a ticket that stands in for the access token once within 60 seconds, as authToken in a query, so that no token is in an address (rule session.ticket).
     */
    post: operations['createTicket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/verify-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Open the link of an earlier verification email
     * @description Changes nothing. Redirects to the page where the registration is confirmed, or to /invalid without a code (rule session.registration).
     */
    get: operations['verifyEmail'];
    put?: never;
    /**
     * Confirm a registration
     * @description Verifies the address and does what the registration was for. In the browser that registered, with nobody signed in, the first confirmation of a new account also signs in (rule session.confirmedHere). Again within the 48 hours answers the same page; an unknown or expired code is 400 (rule session.registration).
     */
    post: operations['confirmRegistration'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/verify-email/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    /**
     * The registration behind a code
     * @description Who registered, for what and when; once it is confirmed also the page that says so. An unknown or expired code is 404 (rule session.registration).
     */
    get: operations['getPendingRegistration'];
    put?: never;
    post?: never;
    /**
     * Delete a registration that somebody else made
     * @description "This wasn’t me" - deletes what waits behind the code; a repeat and an unknown code answer the same. 409 once it is confirmed (rule session.registration).
     */
    delete: operations['declineRegistration'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/resend-verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the link of a registration again
     * @description Answers the same whether or not something waits for the address; the newest link is sent again at most every 10 minutes (rule session.sendAgain).
     */
    post: operations['resendVerification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/forgot-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a password link
     * @description Answers the same whether or not the address is known; a known one gets an email (rule session.sameAnswer).
     */
    post: operations['forgotPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password with a code
     * @description Sets the password of who was sent the code and revokes their sessions; a used, unknown or expired code is 400 (rule session.passwordChange).
     */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/reset-password/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    /**
     * Whose password a code sets
     * @description The account whose password can be set with a code. Looking uses nothing up. A used, unknown or expired code is 404 (rule session.passwordChange).
     */
    get: operations['getPasswordReset'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/change-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the password
     * @description A wrong old password is 400. The other sessions are revoked (rule session.passwordChange).
     */
    post: operations['changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/change-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for another email address
     * @description Sends a link to the new address and a notice to the present one; the change takes effect when it is confirmed on the page that the link opens. The answer does not tell whether the new address is in use. 400 at `password` or `code` where it is wrong or missing (rules account.emailChange, account.person).
     */
    post: operations['changeEmail'];
    /**
     * Cancel one's own address change
     * @description The link in the new mailbox works no more. A repeat, and where nothing waits, answers the same (rule account.emailChange).
     */
    delete: operations['cancelEmailChange'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/change-email/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the link of one's own address change again
     * @description Sends a new link to the address that waits; the one before works no more. Within a minute nothing more is sent. 409 where nothing waits (rule account.emailChange).
     */
    post: operations['resendEmailChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/confirm-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Open the link of an earlier address change
     * @description Changes nothing. Redirects to the page where the change is confirmed, or to /invalid without a code (rule account.emailChange).
     */
    get: operations['confirmEmail'];
    put?: never;
    /**
     * Confirm an address change
     * @description The account has the new address from now on. Again within the 48 hours answers the same page; an unknown, replaced or expired code is 400, an address that has become that of another account meanwhile 409 `address_taken`, which only its mailbox can learn (rules account.emailChange, session.sameAnswer).
     */
    post: operations['confirmEmailChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/confirm-email/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    /**
     * The address change behind a code
     * @description Whose account gets which address; once it is confirmed also the page that says so. An unknown, replaced or expired code is 404 (rule account.emailChange).
     */
    get: operations['getPendingEmailChange'];
    put?: never;
    post?: never;
    /**
     * Delete an address change that somebody else asked for
     * @description "This wasn’t me" - deletes what waits behind the code; a repeat and an unknown code answer the same. 409 once it is confirmed (rule account.emailChange).
     */
    delete: operations['declineEmailChange'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/my-account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The profile
     * @description The profile of the signed-in user.
     */
    get: operations['getMyAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/my-account/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change the profile (PUT)
     * @description The same as updateProfile: absent fields stay as they are.
     */
    put: operations['replaceProfile'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change the profile
     * @description Changes the fields that are given; saving a bio completes COMPLETE_PROFILE. An emailAddress other than the present one is 400 (rule account.profile).
     */
    patch: operations['updateProfile'];
    trace?: never;
  };
  '/v1/users/my-account/photo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add or change one's photo
     * @description png, jpeg, webp or gif of at most 10 MB as raw body or multipart form; its middle is stored again, square and without metadata, under a new id (rule account.photo).
     */
    post: operations['uploadPhoto'];
    /**
     * Remove one's photo
     * @description Its bytes are gone at once; a repeat answers the same (rule account.photo).
     */
    delete: operations['removePhoto'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/my-account/journey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The years of one's journey
     * @description Each year with steps or meetings, earliest first, in figures. Years are those of the caller's time zone (rule account.journey).
     */
    get: operations['getJourney'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/my-account/journey/{year}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A year of the caller's time zone.
         * @example 2026
         */
        year: number;
      };
      cookie?: never;
    };
    /**
     * A year of one's journey
     * @description The pods of the year, also former ones, with steps and attendance. At most the first 2,000 steps; empty for a year without any, 404 for what is no year (rule account.journey).
     */
    get: operations['getJourneyYear'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/users/my-account/data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download everything stored about oneself
     * @description One JSON document, streamed, opened by the browser with a ticket; src/docs/my-data.schema.json describes it. Five times a day (rule account.data).
     */
    get: operations['downloadMyData'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/photos/{photoId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The `photoId` of a person, which only those learn who see the person's name. It can't be guessed.
         * @example 5b1f6c0a-9d3e-4c57-8a21-7e4f0b9c2d16
         */
        photoId: components['schemas']['PhotoId'];
      };
      cookie?: never;
    };
    /**
     * Photo of a person
     * @description Whoever has the id may see it, so that a page can show it as an image. Its bytes never change; 404 once it is changed or removed (rule account.photo).
     */
    get: operations['getPhoto'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/my-businesses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Businesses of the caller
     * @description Those the caller owns, administers or is a member in, by name (rule businesses.list).
     */
    get: operations['listMyBusinesses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a business
     * @description Registers a business and its owner and sends a verification link; a known address gets the same answer (rule businesses.registration).
     */
    post: operations['registerBusiness'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Rename a business
     * @description Changes its name.
     */
    patch: operations['updateBusiness'];
    trace?: never;
  };
  '/v1/businesses/{id}/admins': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Invitations of admins still open
     * @description Whoever was invited and has not accepted yet, the newest first (rule businesses.invitations).
     */
    get: operations['listAdminInvitations'];
    put?: never;
    /**
     * Invite an admin
     * @description Sends an email with a link to become an admin; a repeated invitation replaces the one before. 409 when the address is an admin of this business already (rule businesses.invitations).
     */
    post: operations['inviteAdmin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/admins/{invitationId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the invitation.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a07
         */
        invitationId: components['parameters']['InvitationId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Withdraw an open invitation
     * @description Its link works no more, nor does any other that was sent to the address. 409 when the invitation is not open any more (rule businesses.invitations).
     */
    delete: operations['withdrawAdminInvitation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/business-admins': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Admins of a business
     * @description The owner first, then the admins by full name.
     */
    get: operations['listBusinessAdmins'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/business-admins/{adminId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description User id of the business admin.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a05
         */
        adminId: components['parameters']['AdminId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove an admin
     * @description Takes the admin role from the person; the owner cannot be removed (rule businesses.removal).
     */
    delete: operations['removeBusinessAdmin'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/hand-over': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hand a business over to an admin
     * @description The admin becomes the owner, and the caller an admin; both are notified. Needs the password, and the code where two-factor login is on. 409 for a person who is no longer an admin (rule businesses.handOver).
     */
    post: operations['handOverBusiness'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/business-admins/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Become an admin by invitation
     * @description Makes the account the invitation is for, signs it in, and puts the token in the authorization header. Whoever has an account becomes admin with it, name and password then staying as they are and the password given having to be theirs; with the bearer token of that account the code alone will do, while with that of another one it is 400 with the code other_account. 409 where that account has two-factor login and isn't signed in. A used, unknown or expired code is 400 (rule businesses.accepting).
     */
    post: operations['registerBusinessAdmin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/business-admins/invitations/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    /**
     * The admin invitation behind a code
     * @description Who invites whom to run what business, and since when. Looking changes nothing. A used, withdrawn, unknown or expired code is 404 (rule businesses.accepting).
     */
    get: operations['getPendingAdminInvitation'];
    put?: never;
    post?: never;
    /**
     * Decline an admin invitation
     * @description "This wasn’t me" - ends the invitation with all its links; a repeat and an unknown code answer the same. 409 once it is accepted, replaced or withdrawn (rule businesses.accepting).
     */
    delete: operations['declineAdminInvitation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/staff-two-factor': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Whether staff must use two-factor login
     * @description While they must, owner and admins without it can't act as staff until they have set it up. 409 with the code two_factor_off for an owner who asks it of staff without having it (rule session.staffTwoFactor).
     */
    put: operations['setStaffTwoFactor'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/zoom/settings': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Zoom integration
     * @description The stored integration without its secret (rule businesses.zoomSecret).
     */
    get: operations['getZoomSettings'];
    /**
     * Save the Zoom integration
     * @description Makes a test call and saves only when it works; refused credentials are 400, a Zoom that does not answer is 503 (rule businesses.zoom).
     */
    put: operations['replaceZoomSettings'];
    /**
     * Save the Zoom integration (POST)
     * @description The same as replaceZoomSettings.
     */
    post: operations['saveZoomSettings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/zoom/supported': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Whether Zoom can be used
     * @description 200 when a working integration is stored, 404 otherwise.
     */
    get: operations['getZoomSupported'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/audit-entries': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * What staff and leaders did
     * @description Acts on people and settings of a business, the newest first, kept for 400 days (rule audit.acts). Answered by pages (rule platform.pages).
     */
    get: operations['listAuditEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/audit-actors': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Who did something the log has
     * @description Everybody with an entry of their own, by name; those without an account any more come last. Answered by pages (rule platform.pages).
     */
    get: operations['listAuditActors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/audit-entries/csv': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Download the audit log
     * @description The entries as CSV (RFC 4180, UTF-8 with BOM), streamed, formula cells neutralised; opened by the browser with a ticket. The download is an entry of its own (rule audit.download).
     */
    get: operations['downloadAuditLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/api-keys': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * List the API keys of a business
     * @description By name, expired ones too (rule integrations.keys). No key itself is in the answer.
     */
    get: operations['listApiKeys'];
    put?: never;
    /**
     * Create an API key
     * @description Answers the key once; afterwards only its hash is stored. It acts for the caller, within its scopes, until it expires or the caller leaves the staff (rule integrations.keys). 409 for more than 50 keys.
     */
    post: operations['createApiKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/api-keys/{apiKeyId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the API key.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b01
         */
        apiKeyId: components['parameters']['ApiKeyId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke an API key
     * @description It stops working at once (rule integrations.keys).
     */
    delete: operations['revokeApiKey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/api-keys/my-key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The API key of the request
     * @description For programs, to try a key and to learn the ids of its business and memberships. 404 without a key.
     */
    get: operations['getMyApiKey'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * List the webhooks of a business
     * @description By their creation, with those that programs created with a key (rule integrations.webhooks).
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Create a webhook
     * @description Answers its secret once, and mails the owner (rule integrations.webhooks). 400 for an address that is not called, 409 for more than 50 webhooks.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/webhooks/{webhookId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    /**
     * Get a webhook
     * @description Without its secret.
     */
    get: operations['getWebhook'];
    put?: never;
    post?: never;
    /**
     * Delete a webhook
     * @description With its deliveries; what waits is not sent.
     */
    delete: operations['deleteWebhook'];
    options?: never;
    head?: never;
    /**
     * Change a webhook
     * @description Its address, its events, or whether it is enabled. Messages that wait go to the new address.
     */
    patch: operations['updateWebhook'];
    trace?: never;
  };
  '/v1/businesses/{id}/webhooks/{webhookId}/secret': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the secret of a webhook
     * @description Answers the new one once. For 24 hours messages are signed with both, so that none is refused meanwhile.
     */
    post: operations['replaceWebhookSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/webhooks/{webhookId}/test': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a test to a webhook
     * @description Sends webhook.test, once. 409 for a webhook that is off.
     */
    post: operations['testWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/webhooks/{webhookId}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    /**
     * List what was sent to a webhook
     * @description The deliveries of 30 days, the last first.
     */
    get: operations['listWebhookDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/send-again': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
        /**
         * @description Identifier of the message to a webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b20
         */
        deliveryId: components['parameters']['DeliveryId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a message again
     * @description The same message, with the same `webhook-id`, at once and outside the order, tried for three more days. Left alone while it is being sent. 409 for a webhook that is off.
     */
    post: operations['resendWebhookDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The webhooks of a key
     * @description For programs: those created with the key of the request.
     */
    get: operations['listMyWebhooks'];
    put?: never;
    /**
     * Subscribe to events
     * @description For programs. Repeating it with the same address and events answers the same webhook and secret. It ends with the key. 400 for an address that is not called, 409 for more than 50 webhooks in the business.
     */
    post: operations['subscribeWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/samples': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sample messages
     * @description For programs that show what they will get: a message of a type as it may look, made up.
     */
    get: operations['listWebhookSamples'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{webhookId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Unsubscribe from events
     * @description For programs. 404 unless it was created with the key of the request, and once it is gone.
     */
    delete: operations['unsubscribeWebhook'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/memberships': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Memberships of a business
     * @description All of them by name.
     */
    get: operations['listBusinessMemberships'];
    put?: never;
    /**
     * Add a membership
     * @description Creates a membership with its invite links and leader channel; the answer is its bare id. MaxParticipants is at most 8 (rule memberships.maxParticipants), TurnMinutes 1 to 30 (rule rounds.timer).
     */
    post: operations['createMembership'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/my-memberships': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Memberships the caller sees
     * @description Those of this business the caller is staff or a member of, by name; none is an empty list (rule memberships.lists).
     */
    get: operations['listMyMemberships'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/staff-tasks': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * What waits for staff
     * @description For each membership of the business, by name, what waits for owner and admins - people to approve, pods without a leader or a meeting link, waitlists that are long enough for another pod (rule memberships.staffTasks).
     */
    get: operations['listStaffTasks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/put-set-up-away': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put the first steps away
     * @description The caller no longer sees the list of first steps in this business, on any device. Repeating is harmless (rule memberships.setUp).
     */
    post: operations['putSetUpAway'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * A membership
     * @description With its settings, features and buttons, and what the caller is and may do in it.
     */
    get: operations['getMembership'];
    put?: never;
    post?: never;
    /**
     * Delete a membership
     * @description Only when its delete status allows; cannot be undone (rule memberships.deletion).
     */
    delete: operations['deleteMembership'];
    options?: never;
    head?: never;
    /**
     * Edit a membership
     * @description Changes the fields that are given; a list replaces the list before. MaxParticipants is at least 1 (rule memberships.maxParticipants), TurnMinutes 1 to 30 (rule rounds.timer).
     */
    patch: operations['updateMembership'];
    trace?: never;
  };
  '/v1/memberships/{id}/delete-status': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Whether a membership can be deleted
     * @description All pods must be deleted and all members removed first (rule memberships.deletion).
     */
    get: operations['getMembershipDeleteStatus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/settings': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Settings in force
     * @description Every setting; one the membership leaves out has the value of the platform, or an empty one (rule memberships.settings).
     */
    get: operations['listMembershipSettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/settings/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Name of the membership setting.
         * @example ShareWinLink
         */
        name: components['parameters']['SettingName'];
      };
      cookie?: never;
    };
    /**
     * One setting in force
     * @description The value of the membership, else that of the platform, else an empty one (rule memberships.settings).
     */
    get: operations['getMembershipSetting'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/features': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Features of a membership
     * @description Every feature and whether it is disabled.
     */
    get: operations['listMembershipFeatures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/custom-buttons': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Custom buttons of a membership
     * @description Links of the membership with where they are shown (rule memberships.customButtons).
     */
    get: operations['listCustomButtons'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/own-words': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * The membership's own words
     * @description What staff write in its mails and on its join pages (rule memberships.ownWords).
     */
    get: operations['getOwnWords'];
    /**
     * Save the membership's own words
     * @description Replaces all three texts. 409 if they have changed since they were read (rule memberships.ownWords).
     */
    put: operations['saveOwnWords'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/platform-settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Platform settings
     * @description The defaults of the platform.
     */
    get: operations['getPlatformSettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/info': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * What a sign-up page shows of a membership
     * @description For a signed-in member, or with a valid invite code of this membership; otherwise 404 (rule memberships.inviteLookup).
     */
    get: operations['getMembershipInfo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/invites/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    /**
     * What an invite link is for
     * @description Role, names, agreement and pods to choose from; an unknown or reset code is 404 (rule memberships.inviteLookup).
     */
    get: operations['getInvite'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/invites': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Invite links of a membership
     * @description One code per role.
     */
    get: operations['listMembershipInvites'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/email-invitations': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * List open invitations by email
     * @description By pages, newest first; without accepted, withdrawn and expired ones (rule memberships.emailInvitations).
     */
    get: operations['listEmailInvitations'];
    put?: never;
    /**
     * Invite people by email
     * @description Starts a bulk action that mails each person their own link, valid for 30 days. Addresses already invited are left out, and members, and people with a pod that is unknown or not for them, are refused in their rows (rules memberships.emailInvitations and bulk.progress). 409 while another act runs in the membership, and `bulk_changed` if everybody has been invited already.
     */
    post: operations['invitePeople'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/email-invitation-checks': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check people to invite
     * @description Changes nothing and mails nobody; answers the problems by row (rule memberships.emailInvitations).
     */
    post: operations['checkEmailInvitations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/email-invitations/{emailInvitationId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the invitation by email.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a95
         */
        emailInvitationId: components['parameters']['EmailInvitationId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Withdraw an invitation by email
     * @description Its link stops working. 404 if it is accepted; repeating a withdrawal answers as the first (rules memberships.emailInvitations and platform.repeats).
     */
    delete: operations['withdrawEmailInvitation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/reset-invite-links': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reset the invite links
     * @description Makes new codes; the ones before no longer work (rule memberships.inviteLinks).
     */
    post: operations['resetInviteLinks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/last-active': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * When members were last active
     * @description Map of user id to epoch seconds, by pages of people in the order of their ids; who was never active is left out (rule members.lastActive).
     */
    get: operations['getLastActive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/pod-health': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * How the pods of a membership are doing
     * @description By pages, those with most to look at first, then by name. Figures are of the last eight weeks; nothing of what people wrote is in them (rule memberships.health). What is searched for are words of a pod's name.
     */
    get: operations['listPodHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/pod-health/csv': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Download how the pods are doing
     * @description All pods as CSV (RFC 4180, UTF-8 with BOM), streamed, formula cells neutralised; opened by the browser with a ticket (rule memberships.health).
     */
    get: operations['downloadPodHealthCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/drifting-members': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * People in pods of whom nothing has come for three weeks
     * @description No meeting that they came to or sent apologies for, no step and no message in their pod; whoever has been silent longest first, by pages (rule memberships.health).
     */
    get: operations['listDriftingMembers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/active-campaign/csv': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Download the members
     * @description All members as CSV (RFC 4180, UTF-8 with BOM), streamed, formula cells neutralised; opened by the browser with a ticket (rule memberships.csv).
     */
    get: operations['downloadMembersCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/logo': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Logo of a membership
     * @description Public by membership id and cached by ETag; 404 means none (rule memberships.logo).
     */
    get: operations['getMembershipLogo'];
    put?: never;
    /**
     * Upload a logo
     * @description png, jpeg or webp of at most 5 MB as raw body, multipart form or data URL; stored again as 400 by 400 without metadata (rule memberships.logo).
     */
    post: operations['uploadMembershipLogo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/members/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign up by invite link
     * @description Registers a leader or participant and sends a verification link; a known address gets the same answer and a link that joins with the existing account. The preferred pod is joined on verification (rule members.signUp).
     */
    post: operations['registerMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/invites/{code}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Join by invite link
     * @description A signed-in user joins in one click; a repeat answers the same membership. A leader link also asks for approval (rule members.oneClick).
     */
    post: operations['acceptInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/search': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Search people and pods
     * @description People and pods with all the words, from all memberships of the business whose lists the caller may read, as those lists find them (rules members.search and pods.lists); at most 100 people and 100 pods.
     */
    get: operations['search'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/members': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Members of a membership
     * @description Everybody, by pages. Email address, disabled, last active and leader status are for staff only; disabled members are left out for everybody else (rule members.visibility). Sorted by something of pods, who is in two of them is there twice, once in each (rule members.sorts).
     */
    get: operations['listMembers'];
    put?: never;
    /**
     * Invite a member
     * @description For a checkout: mails one person their own link, valid for 30 days, and gives them `externalRef`. Harmless to repeat: who is invited or a member already is answered as such, and nothing is mailed (rule integrations.inviting). 409 `external_ref_taken` for a reference of somebody else, `invited_often` for an address invited three times that day.
     */
    post: operations['inviteMember'];
    /**
     * Leave a membership
     * @description The caller leaves, with their pods and waitlists there. 409 for a leader of a pod that has members (rule members.leaving).
     */
    delete: operations['leaveMembership'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/member-changes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Members by their last change
     * @description For a program that follows members: each member once, the last changed at the end, and who left within 90 days. Name, email address, pod, status and reference count as changes; `lastActive` and attendance don't, and are as of the answer (rule integrations.changes).
     */
    get: operations['listMemberChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/members/{memberId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the member (of the place in the membership, not of the user).
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
         */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a member
     * @description Removes the person from the membership, its pods and waitlists; seats that come free are given to who waits. 409 for a leader of a pod that has members (rule members.leaving).
     */
    delete: operations['removeMember'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/members/{memberId}/disable': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the member (of the place in the membership, not of the user).
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
         */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Disable a member
     * @description They keep place and data and have no access, mail or push here (rule members.disabled).
     */
    post: operations['disableMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/members/{memberId}/enable': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the member (of the place in the membership, not of the user).
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
         */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enable a member
     * @description Gives a disabled member access again (rule members.disabled).
     */
    post: operations['enableMember'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/members/{memberId}/change-email': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the member (of the place in the membership, not of the user).
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
         */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the email address of a member
     * @description Sends a link to the new address and a notice to the present one. 409 for staff and for who belongs to another business (rule account.emailChangeByStaff).
     */
    post: operations['changeMemberEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/members/{memberId}/login-link': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the member (of the place in the membership, not of the user).
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
         */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Email a member a link that logs in
     * @description For a member who can't log in. It goes to their own address only. 409 for an account that is disabled or unverified, and within a minute of its last link (rule members.loginLink).
     */
    post: operations['sendLoginLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/waiting-registrations': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Sign-ups that wait for their address to be confirmed
     * @description Whoever signed up by an invite link and has not opened the mailed one yet, the newest first. Nothing says whether an address has an account already (rule session.sameAnswer). Answered by pages (rule platform.pages).
     */
    get: operations['listWaitingRegistrations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/announcements': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Announcements of a membership
     * @description The newest first, without their text, by pages (rule platform.pages).
     */
    get: operations['listAnnouncements'];
    put?: never;
    /**
     * Send an announcement
     * @description Writes to everybody of the audience, in the app and, unless they have turned it off, by email and push. It goes out in the background; the counts say how far it has come. 409 for an audience without anybody (rules announcements.audience and announcements.delivery).
     */
    post: operations['sendAnnouncement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/announcements/preview': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Who would get an announcement
     * @description Counts the people of an audience, and how they would be told. Sends nothing.
     */
    post: operations['previewAnnouncement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/announcements/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * An announcement
     * @description For the people it is for while they belong to the membership, and for owner and admins, with counts.
     */
    get: operations['getAnnouncement'];
    put?: never;
    post?: never;
    /**
     * Withdraw an announcement
     * @description Removes its text and its notifications, and tells nobody else; emails already sent stay. A repeat changes nothing (rule announcements.withdrawal).
     */
    delete: operations['withdrawAnnouncement'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/announcements/{id}/recipients': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Who an announcement is for
     * @description By name and by pages (rule platform.pages), with when each was told and read it.
     */
    get: operations['listAnnouncementRecipients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/announcements/{id}/read': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that the caller has read an announcement
     * @description Notes the first time and dismisses the caller's notification; a repeat, and a call by somebody it isn't for, changes nothing (rule announcements.read).
     */
    post: operations['readAnnouncement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/channels/{id}/messages/{messageId}/reports': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The message's id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ac1
         */
        messageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a message or its image
     * @description It goes to the business's owner and admins, or to whoever runs the installation if it is about the owner. A repeat while it is open returns the same report. 409 for one's own, and for what is gone (rule reports.filing). The report keeps the message with the three before it.
     */
    post: operations['reportMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/next-tiny-steps/{id}/comments/{commentId}/reports': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The comment's id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ac1
         */
        commentId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a comment on a step
     * @description It goes to the business's owner and admins, or to whoever runs the installation if it is about the owner. A repeat while it is open returns the same report. 409 for one's own, and for what is gone (rule reports.filing).
     */
    post: operations['reportComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/people/{userId}/reports': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The person's user id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ac1
         */
        userId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a person or their photo
     * @description It goes to the business's owner and admins, or to whoever runs the installation if it is about the owner. A repeat while it is open returns the same report. 409 for one's own, and for what is gone (rule reports.filing). The person belongs to the membership or looks after it.
     */
    post: operations['reportPerson'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/report-guidance': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * What people read before they report
     * @description The help lines that the business gives to people in danger (rule reports.help).
     */
    get: operations['getReportGuidance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/report-guidance': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Help lines of a business
     * @description What people read before they report, with its version.
     */
    get: operations['getBusinessReportGuidance'];
    /**
     * Set the help lines of a business
     * @description Shown to whoever reports that somebody is in danger (rule reports.help). 409 if it has been changed since the client read it.
     */
    put: operations['setReportGuidance'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/reports': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Reports to the owner and admins
     * @description Open ones with the oldest first, or closed ones with the latest first, by pages (rule platform.pages). Leaves out those about the caller, and those about the owner (rule reports.queue).
     */
    get: operations['listReports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/open-reports': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * How many reports are open
     * @description For the tasks of owner and admins; counts what `listReports` lists.
     */
    get: operations['countOpenReports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/reports/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * A report as owner and admins see it
     * @description With what was reported as it was then. 404 for a report about the caller or the owner (rule reports.queue).
     */
    get: operations['getReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/reports/{id}/images/{imageId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The id of an image in the report.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ac1
         */
        imageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    /**
     * An image kept with a report
     * @description As it was when it was reported.
     */
    get: operations['getReportImage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/reports/{id}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decide on a report
     * @description Does what the outcome says, closes the report, and tells the person who reported and the person it is about, with the reason (rule reports.decision). 409 for a report that was closed or answered since it was read, and for an outcome that is no longer possible.
     */
    post: operations['decideReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/reports/my-reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the caller has reported, and decisions about them
     * @description The latest first. A report about the caller is listed once it is decided, without who reported it and when (rule reports.parties).
     */
    get: operations['listMyReports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/reports/{id}/outcome': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * A report as the people it concerns see it
     * @description For the person who reported, and once it is decided for the person it is about (rule reports.parties).
     */
    get: operations['getReportOutcome'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/reports/{id}/appeal': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer a decision
     * @description Opens the report again for one more look. Once for each of the two people, after a decision (rule reports.appeal). 409 otherwise.
     */
    post: operations['appealReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/blocks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The people whom the caller has blocked
     * @description By name. Who has blocked the caller is told to nobody (rule blocks.silence).
     */
    get: operations['listBlocks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/blocks/{userId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The person's user id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a21
         */
        userId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    /**
     * A person to block or unblock
     * @description 404 for the caller, and for people who share no membership with them and aren't blocked.
     */
    get: operations['getBlock'];
    /**
     * Block a person
     * @description Neither sees the other's messages, reactions, comments and cheers any more, nor is told of them (rules blocks.hidden, blocks.notices); nobody is told of the block (rule blocks.silence). A repeat changes nothing. 404 as for getBlock, 409 with five hundred people.
     */
    put: operations['blockPerson'];
    post?: never;
    /**
     * Unblock a person
     * @description What was written meanwhile appears; what nobody was told of stays untold. Without effect on somebody who isn't blocked.
     */
    delete: operations['unblockPerson'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/terms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The platform's texts in force
     * @description What a new account agrees to, and how old people must be (rule terms.signUp).
     */
    get: operations['getTermsInForce'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/invites/{code}/terms': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of an invite link.
         * @example 7f3kq9
         */
        code: components['schemas']['Code'];
      };
      cookie?: never;
    };
    /**
     * The texts in force for an invite link
     * @description Those of the platform, the business and the membership, for the role of the link (rule terms.inForce). 404 for an unknown code.
     */
    get: operations['getInviteTerms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/business-admins/invitations/{code}/terms': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of an admin's invitation.
         * @example 7f3kq9
         */
        code: components['schemas']['Code'];
      };
      cookie?: never;
    };
    /**
     * The texts in force for an admin's invitation
     * @description Those of the platform and the business. 404 for an invitation that is no longer open.
     */
    get: operations['getAdminInvitationTerms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/terms/my-terms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the caller still has to accept, and has accepted
     * @description Due are versions in force that were published after the caller came (rule terms.due); accepted ones come with the latest first.
     */
    get: operations['getMyTerms'];
    put?: never;
    /**
     * Accept versions
     * @description Accepts exactly the versions named. A repeat changes nothing. 409 if one of them is no longer in force for the caller (rule terms.accepting).
     */
    post: operations['acceptTerms'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/terms/versions/{versionId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The version's id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ad1
         */
        versionId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    /**
     * A version with its text
     * @description The platform's for everybody; a business's or membership's for the people it concerns, and for who has accepted it. 404 for others.
     */
    get: operations['getTermsVersion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/businesses/{id}/terms': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Versions of a business's own texts
     * @description The latest first, with how many of the people they concern have accepted.
     */
    get: operations['listBusinessTerms'];
    put?: never;
    /**
     * Publish a version of a business's own text
     * @description An empty text withdraws it. From the second version on it says what changed; people who are there already are asked to accept it (rule terms.publishing). 409 if another version was published since the client read the list, or if nothing changes.
     */
    post: operations['publishBusinessTerms'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/agreements': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Versions of a membership's agreements
     * @description The latest first, with how many of the people they concern have accepted.
     */
    get: operations['listAgreements'];
    put?: never;
    /**
     * Publish a version of a membership's agreement
     * @description An empty text withdraws it, so that the membership's link is in force again, else the platform's. Otherwise as publishBusinessTerms.
     */
    post: operations['publishAgreement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/onboarding-actions/my-actions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Actions due everywhere
     * @description What the caller still has to do in any of the businesses that they are shown, in order of priority; none is an empty list (rule onboarding.order).
     */
    get: operations['listAllMyActions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/onboarding-actions/my-actions/{businessId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the business.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a06
         */
        businessId: components['parameters']['BusinessId'];
      };
      cookie?: never;
    };
    /**
     * Actions due
     * @description What the caller still has to do in this business, in order of priority; none is an empty list (rule onboarding.order).
     */
    get: operations['listMyActions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/onboarding-actions/mark-complete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Complete an action
     * @description Marks an action of the caller as done; a repeat is harmless. LEADER_CONFIRM_TRAINING makes an approved leader SIGNED_OFF (rule onboarding.done).
     */
    post: operations['completeAction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/onboarding-actions/defer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put an action off
     * @description The caller's 'Not now', on every device. The action stays due, but for seven days nobody is led to its screen (rule onboarding.deferred). Harmless when it is not due.
     */
    post: operations['deferAction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/leaders': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Leaders of a membership
     * @description Who leads or may lead a pod, by first name and last name, by pages (rule leadership.list).
     */
    get: operations['listLeaders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/leaders/{leaderId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description User id of the leader, or of the person who asked to lead.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a04
         */
        leaderId: components['parameters']['LeaderId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Demote a leader
     * @description The person stays in the pod as participant and can no longer lead; a confirmed assistant takes over, else owner and admins are told (rule leadership.demotion).
     */
    delete: operations['demoteLeader'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/leaders/{leaderId}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description User id of the leader, or of the person who asked to lead.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a04
         */
        leaderId: components['parameters']['LeaderId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve a leader
     * @description Answers who asked to lead; creates their onboarding actions. A repeat is harmless; 409 when they have not asked or were declined meanwhile, as the first of two answers counts (rule leadership.answer).
     */
    post: operations['approveLeader'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/leaders/{leaderId}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description User id of the leader, or of the person who asked to lead.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a04
         */
        leaderId: components['parameters']['LeaderId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decline a leader
     * @description Answers who asked to lead; they may ask again. A repeat is harmless (rule leadership.answer).
     */
    post: operations['declineLeader'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/leaders/{leaderId}/reopen-application': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description User id of the leader, or of the person who asked to lead.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a04
         */
        leaderId: components['parameters']['LeaderId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back the answer to an application
     * @description Within a minute of the answer the application waits again, as if nobody had answered. A repeat is harmless; 409 when it is too late, or the person has gone on meanwhile (rule leadership.undo).
     */
    post: operations['reopenApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/my-leader-status': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Leader status of the caller
     * @description NONE for who never asked.
     */
    get: operations['getMyLeaderStatus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/request-leadership': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask to lead
     * @description The request goes to owner and admins; who was declined may ask again, and a repeat is harmless (rule leadership.request).
     */
    post: operations['requestLeadership'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/members/{memberId}/leader-status': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the member (of the place in the membership, not of the user).
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
         */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Set the leader status of a member
     * @description Owner and admins may set any status; 409 when the person leads a pod and the status would not allow it (rule leadership.setStatus).
     */
    put: operations['setLeaderStatus'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/leader-candidates': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Who can be asked to lead a pod
     * @description The participants of the pod, and while it has no leader also the leaders of the membership who lead none; with the offer that is open. The candidates come by pages, those of the pod first (rule leadership.candidates).
     */
    get: operations['getLeaderCandidates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/leader-transfers': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Offer the lead of a pod
     * @description Asks one of the candidates to lead the pod, by email and notification; nothing changes until they accept. An open offer to somebody else is replaced, a repeat asks nobody again; ends after 14 days (rule leadership.transfer).
     */
    post: operations['offerLeaderTransfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/leader-transfers/my-transfers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Open offers to lead that wait for the caller
     * @description In every membership, whether they are in the pod or not (rule leadership.transfer).
     */
    get: operations['listMyLeaderTransfers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/leader-transfers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * An offer to lead
     * @description As seen by who is asked.
     */
    get: operations['getLeaderTransfer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/leader-transfers/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept an offer to lead
     * @description The pod moves to the caller with their meeting link; the old leader stays as participant even if the pod is full, or leaves it when they take part in another one. A repeat is harmless; 409 when it is no longer open (rule leadership.transfer).
     */
    post: operations['acceptLeaderTransfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/leader-transfers/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decline an offer to lead
     * @description Nothing changes in the pod; who asked is told. A repeat is harmless; 409 when it is no longer open (rule leadership.transfer).
     */
    post: operations['declineLeaderTransfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/assistant-leader': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Assistant leader of a pod
     * @description Without assistantId the pod has none.
     */
    get: operations['getAssistantLeader'];
    put?: never;
    /**
     * Assign an assistant leader
     * @description Asks a participant of the pod to assist and to confirm with a meeting link; replaces who was asked or assisted before (rule leadership.assistant).
     */
    post: operations['assignAssistantLeader'];
    /**
     * Unassign the assistant leader
     * @description The link of the meeting reverts to the original, which is returned; a repeat is harmless (rule leadership.assistantLink).
     */
    delete: operations['unassignAssistantLeader'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/assistant-leader/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm being the assistant leader
     * @description The meeting link given overrides that of the pod until the assistant is unassigned. A repeat is harmless; 409 for another link (rule leadership.assistantLink).
     */
    post: operations['confirmAssistantLeader'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/assistant-leader/decline': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Decline to be the assistant leader
     * @description The request ends, and the leader is told, or without one the owner and admins; 409 once confirmed (rule leadership.assistant).
     */
    post: operations['declineAssistantLeader'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/pods': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Pods of a membership
     * @description Pods of the membership with their meetings, by pages. Available are pods with seats, waitlist the full ones; both leave out paused pods and those the caller is in or leads (rule pods.lists). What is searched for are words of a pod's name and its leader's.
     */
    get: operations['listPods'];
    put?: never;
    /**
     * Add a pod
     * @description By owner and admins, who choose the leader, or by a SIGNED_OFF leader who leads none; 409 for anyone else (rule pods.creation).
     */
    post: operations['createPod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/pod-overview': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * All pods of a membership in figures
     * @description By pages, with counts and dates only; nothing of what people wrote is in them (rule pods.overview). What is searched for are words of a pod's name and its leader's.
     */
    get: operations['listPodOverview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/bulk-previews': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview a bulk action
     * @description Changes nothing; answers how many people or pods it would change, and the exceptions with their reasons (rule bulk.preview).
     */
    post: operations['previewBulkAction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/bulk-actions': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * List a membership's bulk actions
     * @description By pages, newest first, those of the last 30 days (rule bulk.retention).
     */
    get: operations['listBulkActions'];
    put?: never;
    /**
     * Start a bulk action
     * @description Starts the action, which continues in the background; each member or pod has its own line in the audit log. 409 while another runs in the membership (rule bulk.oneAtATime), and `bulk_changed` if it would reach nobody or others than `expected` (rule bulk.preview).
     */
    post: operations['startBulkAction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/bulk-actions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Get a bulk action's progress
     * @description Counted from its rows (rule bulk.progress).
     */
    get: operations['getBulkAction'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/bulk-actions/{id}/rows': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * List a bulk action's results
     * @description By pages, in the action's order (rule bulk.progress).
     */
    get: operations['listBulkActionRows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/bulk-actions/{id}/stop': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop a bulk action
     * @description What is done stays done; the rest stays unchanged. A repeat changes nothing (rule bulk.progress).
     */
    post: operations['stopBulkAction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/my-pods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Pods the caller is in
     * @description Pods the caller leads, assists or takes part in, in every membership.
     */
    get: operations['listMyPods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * One pod
     * @description Seen by members of the pod's membership; the meeting link and channel only by who is in the pod and by owner and admins as far as they may (rule pods.privacy).
     */
    get: operations['getPod'];
    put?: never;
    post?: never;
    /**
     * Remove the leader and delete the pod
     * @description Deletes the pod, its chat messages and its Next Tiny Steps, and emails the leader theirs. Only when it has no members besides the leader, else 409 (rule pods.deletion).
     */
    delete: operations['deletePod'];
    options?: never;
    head?: never;
    /**
     * Change a pod
     * @description Changes what is given of the pod, with its meeting or without, in one act. Freed seats go to the waitlist in order, lowering removes nobody (rules pods.edit and pods.maxParticipants).
     */
    patch: operations['updatePod'];
    trace?: never;
  };
  '/v1/pods/{id}/agenda': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Printable agenda of the next meeting
     * @description One page: pod, date, zone, and each person with their step and boxes to tick. Step texts only for who is in the pod. Opened in a new tab with a ticket (rule pods.agenda).
     */
    get: operations['getAgenda'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/waitlists': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Waitlists of a membership
     * @description Owner and admins get every entry, a member their own, by pages (rule pods.waitlist).
     */
    get: operations['listWaitlists'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/my-waitlists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Waitlists the caller is on
     * @description The caller's places in queues, in every membership.
     */
    get: operations['listMyWaitlists'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/join': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Join a pod
     * @description Takes a seat, or when the pod is full the next place on its waitlist. Ends the caller's waits in that membership when seated. 409 when paused or already participant of another pod there (rule pods.join).
     */
    post: operations['joinPod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/members': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * People in a pod
     * @description The leader first.
     */
    get: operations['listPodMembers'];
    put?: never;
    post?: never;
    /**
     * Leave a pod
     * @description A leader of a pod with members cannot leave it (409); leaving one's own empty pod deletes it. Who is not in it gets the same answer (rule pods.leave).
     */
    delete: operations['leavePod'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/members/{participantId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Put a member into a pod
     * @description Staff give a member a seat, or move them with their steps from the pod they are in; they are told. A repeat changes nothing; 409 without a free seat, for a paused pod, a disabled member, or who leads it (rule pods.placing).
     */
    put: operations['placePodMember'];
    post?: never;
    /**
     * Remove a participant from a pod
     * @description Removes a participant, not the leader (409), who is demoted instead (rule pods.removal).
     */
    delete: operations['removePodMember'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/waitlist': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * The waitlist of a pod
     * @description The people waiting, in order, by pages, for the pod's leader, owner and admins (rule pods.waitlist).
     */
    get: operations['listPodWaitlist'];
    put?: never;
    /**
     * Join the waitlist of a pod
     * @description Repeating it keeps the place and renews the consents. 409 while a seat is free or the caller is in a pod as participant (rule pods.waitlist).
     */
    post: operations['joinWaitlist'];
    /**
     * Leave the waitlist of a pod
     * @description Who does not wait gets the same answer.
     */
    delete: operations['leaveWaitlist'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/form-pod': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Who a new pod could be formed of
     * @description Who waits for this pod and agreed to join or lead a new one, first come first, 200 at most (rule pods.formPod).
     */
    get: operations['getPodFormation'];
    put?: never;
    /**
     * Form a pod from a waitlist
     * @description Adds a pod and gives the people named a seat in it, all or nothing. 409 with code `waitlist_changed` when one of them has left the waitlist or can't come any more, and for a leader who can't lead (rule pods.formPod).
     */
    post: operations['formPod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/switch': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Switch to another pod
     * @description Moves the caller with their Next Tiny Steps to a pod of the same membership that has a seat; 409 when it has none or the caller leads either pod, 404 when they are in neither. Who has moved already gets the same answer (rule pods.switch).
     */
    post: operations['switchPod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/scheduled-meetings/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * One scheduled meeting
     * @description The schedule of a pod or leader pod with its next occurrence; the link itself only for who may change it (rule meetings.visibility).
     */
    get: operations['getScheduledMeeting'];
    /**
     * Change, pause or resume a meeting
     * @description Replaces the schedule; everyone in it gets a calendar update. A leader pod's meeting is changed by owner and admins only (rule meetings.form).
     */
    put: operations['updateScheduledMeeting'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/scheduled-meetings/{id}/join': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * A meeting, for who waits to join it
     * @description What its join page shows; nothing is noted of who reads it. 404 for who doesn't attend it (rule meetings.joinLink).
     */
    get: operations['getMeetingToJoin'];
    put?: never;
    /**
     * Join a meeting that is on
     * @description Answers where it takes place, and notes of who is in the pod that they came. 409 outside the time from 15 minutes before the start to the end, and while there is no link; 404 for who doesn't attend it (rule meetings.joinLink).
     */
    post: operations['joinMeeting'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/scheduled-meetings/{id}/calendar': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * A meeting as a calendar file
     * @description An iCalendar file (RFC 5545) to add the meeting to a calendar, with the same UID as its invitations, so that it is never there twice. Opened with a ticket. 404 for a meeting that the caller doesn't attend (rule meetings.addToCalendar).
     */
    get: operations['getMeetingCalendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/scheduled-meetings/{id}/occurrences': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * The dates of a meeting that come
     * @description The next twelve that are not over, by time, skipped ones where they would be; those in a pause are left out (rule meetings.occurrences).
     */
    get: operations['listOccurrences'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/scheduled-meetings/{id}/occurrences/{start}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The start that the date has in the series. Epoch seconds.
         * @example 1768287600
         */
        start: components['parameters']['OccurrenceStart'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Skip one date of a meeting, or move it
     * @description Everyone in it is told, and their calendars follow; a repeat tells nobody. 409 once it has begun, and for a meeting that does not recur (rule meetings.occurrences).
     */
    put: operations['changeOccurrence'];
    post?: never;
    /**
     * Let one date of a meeting take place when the series has it
     * @description Undoes that it was skipped or moved, until it would begin; everyone in it is told, and their calendars follow. A repeat tells nobody (rule meetings.occurrences).
     */
    delete: operations['restoreOccurrence'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/scheduled-meetings/{id}/occurrences/{start}/attendance': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The start that the date has in the series. Epoch seconds.
         * @example 1768287600
         */
        start: components['parameters']['OccurrenceStart'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Record who came to a meeting of a pod
     * @description Of the people who are given; of the others it stays as it is. They are in the pod, or something is recorded of them already. From the start of the meeting to 14 days after it, else 409; 409 as well for one that was skipped, 404 for what is no meeting of the pod (rule meetings.attendance).
     */
    put: operations['recordAttendance'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/scheduled-meetings/{id}/occurrences/{start}/apology': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The start that the date has in the series. Epoch seconds.
         * @example 1768287600
         */
        start: components['parameters']['OccurrenceStart'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Say that one can't make it to a meeting of a pod
     * @description With a line for the pod or without; sent again, the line changes. Who runs the pod's meetings is told once. 409 once it has begun and for one that is skipped, 404 for what is no meeting of the pod (rule meetings.apologies).
     */
    put: operations['sendApology'];
    post?: never;
    /**
     * Come to a meeting after all
     * @description Takes back that one can't make it, until the meeting begins; a repeat changes nothing (rule meetings.apologies).
     */
    delete: operations['withdrawApology'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/attendance': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Who came to the meetings of a pod of late
     * @description Of the last eight weeks, the last meeting first. Counts and one's own for people in the pod; who runs it sees each person's, and staff outside it counts for each meeting and each person (rule meetings.attendance).
     */
    get: operations['getPodAttendance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/memberships/{id}/leader-pods': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Leader meetings of a membership
     * @description For leaders, confirmed assistants, owner and admins; empty for other members (rule meetings.leaderMeetings).
     */
    get: operations['listLeaderPods'];
    put?: never;
    /**
     * Schedule a leader meeting
     * @description Recurring or single. Leaders get a calendar invitation (rule meetings.calendar).
     */
    post: operations['createLeaderPod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/leader-pods/my-pods': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Leader meetings of the caller
     * @description Of every membership whose leader meetings the caller attends, as leader, confirmed assistant, owner or admin.
     */
    get: operations['listMyLeaderPods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/leader-pods/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Cancel and delete a leader meeting
     * @description Leaders get a calendar cancellation (rule meetings.calendar).
     */
    delete: operations['deleteLeaderPod'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/my-calendar-feed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's calendar link
     * @description Where calendar programs read all of the caller's meetings, once it was made (rule meetings.calendarFeed).
     */
    get: operations['getMyCalendarFeed'];
    put?: never;
    /**
     * Make the calendar link, or another one
     * @description The one before opens nothing from then on, so that whoever has it reads no more (rule meetings.calendarFeed).
     */
    post: operations['renewMyCalendarFeed'];
    /**
     * Switch the calendar link off
     * @description It opens nothing from then on. A repeat answers the same (rule meetings.calendarFeed).
     */
    delete: operations['deleteMyCalendarFeed'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/calendar/{code}.ics': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    /**
     * All meetings of somebody, for their calendar program
     * @description An iCalendar file (RFC 5545) with each meeting that whose link it is attends: how it recurs in its own zone, what is paused, skipped and moved. It has an ETag; a program that has this version gets 304. 404 for a link that was never made, was renewed or is off, and while the account is disabled (rule meetings.calendarFeed).
     */
    get: operations['readCalendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/my-next-tiny-steps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's steps
     * @description Current and previous steps in every pod, those of deleted pods too, by pages (rule steps.current).
     */
    get: operations['listMySteps'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/next-tiny-steps': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Steps of a pod
     * @description Current and previous steps of the people in the pod, for these people only, by pages (rule pods.privacy).
     */
    get: operations['listPodSteps'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/step-statuses': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * How the steps of a pod stand
     * @description The status of everybody's current step without its words, for who is in the pod and for owner and admins (rule pods.privacy).
     */
    get: operations['listPodStepStatuses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/next-tiny-steps/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Change a step
     * @description Sets the status, and with it the texts and the date. Not Set clears goal, description and commitment date (rule steps.status).
     */
    put: operations['updateStep'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/next-tiny-steps/{id}/commit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Commit to a step
     * @description On NotSet or InProgress it sets this step; on Done or NotDone it starts the next and the closed one becomes Previous; 409 on a previous one (rule steps.commit).
     */
    post: operations['commitStep'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/next-tiny-steps/{id}/done': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that a step is done
     * @description Marks the current step Done, whatever it was; 409 where nothing is set, and on a previous one (rule steps.answer).
     */
    post: operations['markStepDone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/next-tiny-steps/{id}/not-done': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that a step is not done
     * @description Marks the current step NotDone, whatever it was; 409 where nothing is set, and on a previous one (rule steps.answer).
     */
    post: operations['markStepNotDone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/step-responses': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Cheers and comments on a pod's steps
     * @description Of each current step in the pod that has any, for the people in the pod (rule steps.responses).
     */
    get: operations['listPodStepResponses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/next-tiny-steps/{id}/cheer': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cheer somebody's step
     * @description Notifies its owner; a repeat has no effect. 409 for one's own step, and for a step that isn't set or is a previous one (rule steps.responses).
     */
    post: operations['cheerStep'];
    /**
     * Withdraw a cheer
     * @description The owner's notification goes with it; a repeat has no effect.
     */
    delete: operations['withdrawCheer'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/next-tiny-steps/{id}/comments': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Comment on a step
     * @description Notifies its owner. 409 for a step that isn't set or is a previous one, and once it has 100 comments (rule steps.responses).
     */
    post: operations['commentOnStep'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/next-tiny-steps/{id}/comments/{commentId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The comment's id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ac1
         */
        commentId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a comment on a step
     * @description By its author, the step's owner, or the pod's leader; 404 for anybody else. A repeat has no effect.
     */
    delete: operations['deleteStepComment'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/round': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * The round of a pod's meeting, as it stands
     * @description Meeting mode is open from 15 minutes before a meeting to 60 minutes after its end; outside, only when it opens next and the caller's last notes (rule rounds.open).
     */
    get: operations['getPodRound'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/round/arrivals': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that one has come to the meeting
     * @description Records 'came', over apologies, too. 409 `meeting_not_on` when meeting mode isn't open for this meeting, or once it has ended (rule rounds.arrivals).
     */
    post: operations['arriveAtRound'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/round/changes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lead the round
     * @description Says from where to where, so that two devices that do the same change the round once. 409 `meeting_not_on` when meeting mode isn't open for this meeting, `meeting_ahead` before it begins, `round_finished` once it is finished; 400 for a person who isn't in the pod (rules rounds.turns, rounds.timer and rounds.finish).
     */
    post: operations['changeRound'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/pods/{id}/round/note': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Write notes for oneself
     * @description Nobody else sees them; empty deletes them. From 15 minutes before the meeting to 14 days after it, else 409 `meeting_not_on` (rule rounds.notes).
     */
    put: operations['saveMeetingNote'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/next-tiny-steps/{id}/entry': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Write down somebody's step in the meeting
     * @description As they say it, by the pod's leader or assistant; it stays `unconfirmed` until they confirm or change it. Otherwise the same as committing. 409 `meeting_not_on` while meeting mode isn't open (rule steps.entry).
     */
    put: operations['enterStep'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/next-tiny-steps/{id}/entry/status': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Note in the meeting how somebody's step went
     * @description As they say it, by the pod's leader or assistant; unconfirmed until they confirm or change it. 409 `meeting_not_on` while meeting mode isn't open, `step_not_set` for a step that isn't set (rule steps.entry).
     */
    put: operations['enterStepStatus'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/next-tiny-steps/{id}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm one's step as somebody else wrote it down
     * @description A repeat changes nothing (rule steps.entry).
     */
    post: operations['confirmStep'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/next-tiny-steps/{id}/nudge': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Nudge a member to set a step
     * @description Notifies the owner of a step that isn't set, at most once in 24 hours, whoever nudges; 409 otherwise (rule steps.nudge).
     */
    post: operations['nudgeStep'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/step-answers/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    /**
     * The step that an email asks about
     * @description Changes nothing, since mail scanners open every link. 404 for an unknown or expired code, and for that of somebody who is disabled (rule steps.answer).
     */
    get: operations['getAskedStep'];
    put?: never;
    /**
     * Answer what an email asks about a step
     * @description Marks the step, once, without a login. Changes nothing where the step is not OPEN, and answers how it stands. 404 as for the look at it (rule steps.answer).
     */
    post: operations['answerStep'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/channels/my-channels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Channels the caller is in
     * @description Pod channels and leader channels with their unread count and newest message (rule chat.people).
     */
    get: operations['listMyChannels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/channels/{id}/messages': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Messages of a channel
     * @description The newest ones; `before` and `after` page, `after` from the oldest on, and `around` gives one in its place (rule chat.pages).
     */
    get: operations['listMessages'];
    put?: never;
    /**
     * Write a message
     * @description Plain text, 1 to 4,000 characters, or with an image up to 4,000 (rule chat.images). With a `clientId` a repeat is harmless (rule chat.sentOnce). Whom it mentions is told at once (rule chat.mentions). 404 for a reply to a message of another channel (rule chat.replies), 409 for an image that isn't the caller's to send.
     */
    post: operations['sendMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/channels/{id}/images': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload an image for a message
     * @description png, jpeg, webp or gif of at most 10 MB, as raw body or multipart form; stored again as webp of at most 1,600 pixels a side, without metadata. Only the caller can send it, once, by `imageId`, within a day (rule chat.images).
     */
    post: operations['uploadMessageImage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/channels/{id}/images/{imageId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of an image of the channel.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a90
         */
        imageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    /**
     * Image of a message
     * @description Its bytes never change. 404 once its message is removed, and for another's image that isn't sent (rule chat.images).
     */
    get: operations['getMessageImage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/channels/{id}/pin': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Pin a message
     * @description In place of another. 409 for a removed message, 404 for one of another channel (rule chat.pinned).
     */
    put: operations['pinMessage'];
    post?: never;
    /**
     * Unpin the pinned message
     * @description Repeating it is harmless (rule chat.pinned).
     */
    delete: operations['unpinMessage'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/channels/{id}/mute': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * Mute a channel, or unmute it
     * @description For the caller alone, on all devices. Repeating it is harmless (rule chat.muted).
     */
    put: operations['muteChannel'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/channels/{id}/subscribers': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark messages as read or unread
     * @description READ, up to this message: an older one than the last read changes nothing (rule chat.read). UNREAD, from this message on (rule chat.unread).
     */
    post: operations['markRead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/channels/{id}/messages/{messageId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of a message of the channel.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a81
         */
        messageId: components['parameters']['MessageId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a message
     * @description Its sender may, and the leader of the pod, of which the sender is told; 'Message removed' stays in its place. Repeating it is harmless; 409 for who may not (rule chat.removed).
     */
    delete: operations['removeMessage'];
    options?: never;
    head?: never;
    /**
     * Change a message
     * @description Only its sender may, at any time; whom it mentions anew is told (rule chat.edited). 409 for somebody else's, and once it is removed.
     */
    patch: operations['editMessage'];
    trace?: never;
  };
  '/v1/channels/{id}/messages/{messageId}/reactions/{emoji}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of a message of the channel.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a81
         */
        messageId: components['parameters']['MessageId'];
        /**
         * @description What to react with.
         * @example 🎉
         */
        emoji: components['schemas']['Emoji'];
      };
      cookie?: never;
    };
    get?: never;
    /**
     * React to a message
     * @description Each emoji once a person and message; repeating it is harmless. 409 for a removed message, and after a hundred people (rule chat.reactions).
     */
    put: operations['addReaction'];
    post?: never;
    /**
     * Take a reaction back
     * @description Repeating it is harmless (rule chat.reactions).
     */
    delete: operations['removeReaction'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/channels/{id}/people': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    /**
     * Who is in a channel
     * @description By name and by pages; with `q` those whose name holds all its words (rule chat.people).
     */
    get: operations['listChannelPeople'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search one's conversations
     * @description Messages of the channels the caller is in that hold all the words, newest first and by pages; removed ones are not found. As many a minute as one may write messages; 503 for one that takes too long (rule chat.search).
     */
    get: operations['searchMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/messages/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Events as they happen
     * @description Server-sent events for the caller, each with an `id` line and a `data` line of JSON. The `id` line is how far the stream has come; sent back as `Last-Event-ID` or `lastEventId` it resumes the stream, none skipped, some repeated: those are told by the `id` within `data`. Two more events have names and nothing to say: `mark`, at the start and then every 25 seconds, moves the `id` on; `full` comes before a stream that ends because the caller opened more than ten. `userId` must be the token's, else 404 (rule platform.streamResume).
     */
    get: operations['streamMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/notifications/my-notifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's notifications
     * @description In-app notifications with their actions, by pages (rule notifications.actions).
     */
    get: operations['listMyNotifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/notifications/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Dismiss a notification
     * @description Repeating it is harmless; one whose action must be taken first is 409 (rule notifications.dismissal).
     */
    delete: operations['dismissNotification'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/notifications/dismiss': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Dismiss all notifications, or those of a group
     * @description Up to the newest that the caller has seen, so that none is dismissed unseen. What somebody waits for the caller's answer to stays. Repeating it is harmless (rule notifications.dismissAll).
     */
    post: operations['dismissNotifications'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/notifications/reopen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a dismissal back
     * @description Within a minute what was dismissed by it is listed again, but for what was settled meanwhile. A repeat is harmless; 409 when it is too late, or nothing of it is left (rule notifications.undo).
     */
    post: operations['reopenNotifications'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/notifications/subscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Go on with the subscription that took the place of a device's
     * @description For the service worker, which has no token when a push service changes a device's address: what only the device and the server know of the old subscription stands for it. An unknown one gets the same answer (rule notifications.pushDevice).
     */
    put: operations['renewPush'];
    /**
     * Receive push on this device
     * @description A known endpoint is renewed and belongs to the caller from then on (rule notifications.pushDevice).
     */
    post: operations['subscribePush'];
    /**
     * Receive no more push on this device
     * @description Of the caller's devices; an unknown endpoint gets the same answer.
     */
    delete: operations['unsubscribePush'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/notifications/push-key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Key to subscribe to push with
     * @description Made on first start and kept.
     */
    get: operations['getPushKey'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/my-notification-settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How often the caller is told
     * @description Every type, with its default where nothing was chosen (rule notifications.missedMessages).
     */
    get: operations['listMyNotificationSettings'];
    /**
     * Choose how often to be told
     * @description Sets one type (rule notifications.missedMessages).
     */
    put: operations['updateMyNotificationSettings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/unsubscribe/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    /**
     * Open the unsubscribe link of an email
     * @description Changes nothing, since mail scanners open every link. Redirects to the page that says what is turned off, and where (rule notifications.unsubscribe).
     */
    get: operations['openUnsubscribePage'];
    put?: never;
    /**
     * Turn off what an email is about, with its code
     * @description One-click unsubscribe (RFC 8058), by mail programs and by the page that the link opens. The type of setting that the email belongs to is NEVER, or OFF, from then on; a repeat answers the same. 400 for an unknown or expired code (rule notifications.unsubscribe).
     */
    post: operations['unsubscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Format: uuid
     * @description Opaque identifier (UUIDv7). Only ever compared, never parsed.
     */
    Id: string;
    /** @description A name of a person or a thing; at least one visible character. */
    Name: string;
    /** @description Exactly one email address, as in anna@example.com, without a name, comment, quotes or invisible characters; spaces around it are removed. Compared without regard to case and to the spelling of an international domain (rule session.sameAddress). */
    Email: string;
    /** @description At least 8 characters with a digit, a lowercase and an uppercase letter. */
    Password: string;
    /** @description A few sentences a person writes about themselves; may be empty. */
    Bio: string;
    /** @description IANA time zone name, as in Europe/London. */
    Timezone: string;
    /** @description Identifies the values of something that can be edited: equal for equal values, and otherwise opaque (rule platform.noLostChange). */
    Version: string;
    /** @description The `version` that the changes were made on. 409 `changed_meanwhile` if it is no longer current; without it nothing is compared (rule platform.noLostChange). */
    GivenVersion: string;
    /** @description An absolute http or https address. */
    HttpLink: string;
    /** @description An absolute http or https address, or an empty string for none. */
    OptionalLink: string;
    /** @description A code from a link in an email or from an invite link. */
    Code: string;
    /**
     * Format: int64
     * @description Epoch seconds.
     */
    EpochSeconds: number;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    EpochMillis: number;
    /** @description The act is done and there is nothing more to say about it. */
    Done: {
      /** @enum {boolean} */
      done: true;
    };
    ProblemField: {
      /** @description The field of the request body, its parts joined by dots as in settings.0.value, or the name of a parameter. */
      path: string;
      /** @description Stable name of the rule that isn't met, such as required, max or email, for programs. */
      code: string;
      /** @description A sentence for the user, to be shown at the field. */
      message: string;
    };
    /** @description What went wrong, as RFC 9457 has it, with a stable code and a sentence for the user. */
    Problem: {
      /** @description Address of the kind of problem; about:blank when the status says it all. */
      type: string;
      /** @description The kind of problem in a few words. */
      title: string;
      /** @description The HTTP status. */
      status: number;
      /** @description A sentence for the user. */
      detail: string;
      /** @description Stable name of the problem, for programs. */
      code: string;
      /** @description Only with the code two_factor_required, at a login; what goes on by loginWithTwoFactor or loginWithPasskey, for five minutes. */
      ticket?: string;
      /** @description Only with a ticket. Whether the account has a passkey, which can replace the code. */
      hasPasskey?: boolean;
      /** @description Only with the code sign_on_needed; the business whose identity provider must be used. */
      businessId?: string;
      /** @description The fields that are at fault, when the request was invalid. */
      errors?: components['schemas']['ProblemField'][];
    };
    /** @description The signed-in person. */
    User: {
      id: components['schemas']['Id'];
      email: components['schemas']['Email'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      language?: components['schemas']['Language'];
      /** @description Memberships in which the person is disabled, by name; left out when there is none, and at login. */
      disabledIn?: components['schemas']['DisabledMembership'][];
    };
    LoginRequest: {
      /** @description The email address. */
      username: string;
      /** @description Not checked against the rules for new passwords. */
      password: string;
    };
    /** @description A new session; its token is in the authorization header of the response. */
    Session: {
      user: components['schemas']['User'];
      /**
       * Format: int64
       * @description When the token expires. Epoch seconds.
       */
      expires: number;
    };
    /** @description Stands in for the access token once, in a query. */
    Ticket: {
      /** @description To be given as authToken; works once. */
      ticket: string;
      /**
       * Format: int64
       * @description When the ticket expires, 60 seconds after it was made. Epoch seconds.
       */
      expires: number;
    };
    ForgotPasswordRequest: {
      email: components['schemas']['Email'];
    };
    LoginLinkRequest: {
      email: components['schemas']['Email'];
      returnPath?: components['schemas']['ReturnPath'];
    };
    ResetPasswordRequest: {
      password: components['schemas']['Password'];
      code: components['schemas']['Code'];
    };
    ChangePasswordRequest: {
      /** @description The present password. */
      oldPassword: string;
      newPassword: components['schemas']['Password'];
    };
    /** @description The signed-in person's profile. */
    Account: {
      bio: components['schemas']['Bio'];
      /** @description IANA time zone name; empty until it is first set from the browser. */
      timezone: string;
      language?: components['schemas']['Language'];
      emailAddress: components['schemas']['Email'];
      /** @description The address that the person asked for and that isn't confirmed yet; absent without one. */
      pendingEmail?: string;
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      photoId?: components['schemas']['PhotoId'];
      version?: components['schemas']['Version'];
    };
    /** @description Proof that it is the person who asks. May be empty only in a session that began in the last five minutes. */
    DeleteAccountRequest: {
      password?: components['schemas']['OwnPassword'];
      code?: components['schemas']['OwnCode'];
    };
    /** @description The account's present password. */
    OwnPassword: string;
    /** @description Where two-factor login is on, the code that the authenticator app shows, or a recovery code. */
    OwnCode: string;
    /** @description The fields to change; what is absent stays as it is. */
    ProfileUpdate: {
      bio?: components['schemas']['Bio'];
      /** @description Only the present address is accepted; it is changed by changeEmail. */
      emailAddress?: string;
      firstName?: components['schemas']['Name'];
      lastName?: components['schemas']['Name'];
      /** @description IANA time zone name, as in Europe/London; an unknown one is invalid. */
      timezone?: string;
      language?: components['schemas']['Language'];
      version?: components['schemas']['GivenVersion'];
    };
    ChangeEmailRequest: {
      newEmail: components['schemas']['Email'];
      password: components['schemas']['OwnPassword'];
      code?: components['schemas']['OwnCode'];
    };
    /** @description A year in figures; what is ahead doesn't count. */
    JourneyYear: {
      year: number;
      /** @description Steps whose date is in this year. */
      steps: number;
      /** @description Those of them that are Done. */
      done: number;
      /** @description Cheers from people of the pods for these steps. */
      cheers: number;
      /** @description Meetings attended. */
      came: number;
      /** @description Meetings with apologies. */
      apologies: number;
      /** @description Meetings missed without apologies. */
      missed: number;
    };
    /** @description A pod in one year, also one that the person has left or that is deleted. */
    JourneyPod: {
      /** @description Absent once the pod is gone. */
      podId?: components['schemas']['Id'];
      podName: string;
      /** @description Absent once the membership is gone. */
      membershipName?: string;
      came: number;
      apologies: number;
      missed: number;
      /** @description By date, earliest first. */
      steps: components['schemas']['JourneyStep'][];
    };
    /** @description A step that is set, current or previous. */
    JourneyStep: {
      id: components['schemas']['Id'];
      status: components['schemas']['StepStatus'];
      /** @description InProgress with a commitment date that is past (rule steps.overdue). */
      overdue: boolean;
      goal: string;
      description: string;
      /**
       * Format: int64
       * @description By when. Epoch milliseconds.
       */
      commitmentDate: number;
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      created: number;
      /** @description How many people cheered it. */
      cheers: number;
    };
    /** @description Everything stored about the caller, as src/docs/my-data.schema.json describes it. */
    MyData: {
      /** Format: date-time */
      created: string;
      account: {
        [key: string]: unknown;
      }[];
    } & {
      [key: string]: unknown;
    };
    /** @description A business the caller owns, administers or belongs to as a member of one of its memberships. */
    Business: {
      id: components['schemas']['Id'];
      name: components['schemas']['Name'];
      /** @description The caller owns it. */
      owner: boolean;
      /** @description The caller is one of its admins (the owner is not). */
      admin: boolean;
      /** @description Owner and admins must use two-factor login; told to these alone, and left out where they needn't. */
      staffTwoFactor?: boolean;
      /** @description Of its name, for who may edit it. */
      version?: components['schemas']['Version'];
      can: components['schemas']['BusinessCan'];
    };
    /** @description What the caller may do with the business. */
    BusinessCan: {
      /** @description Change its name. */
      edit: boolean;
      addMembership: boolean;
      viewAdmins: boolean;
      inviteAdmin: boolean;
      removeAdmin: boolean;
      configureZoom: boolean;
      /** @description See reports and decide on them. */
      handleReports: boolean;
      manageApiKeys: boolean;
      viewAuditLog: boolean;
      /** @description Decide whether its staff must use two-factor login. */
      requireTwoFactor: boolean;
    };
    BusinessRegistration: {
      businessName: components['schemas']['Name'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      email: components['schemas']['Email'];
      password: components['schemas']['Password'];
      timezone?: components['schemas']['DeviceZone'];
      acceptedVersions?: components['schemas']['AcceptedVersions'];
      confirmedAge?: components['schemas']['ConfirmedAge'];
    };
    BusinessUpdate: {
      name: components['schemas']['Name'];
      version?: components['schemas']['GivenVersion'];
    };
    AdminInvite: {
      name: components['schemas']['Name'];
      email: components['schemas']['Email'];
    };
    /** @description The owner or an admin of a business. */
    BusinessAdmin: {
      /**
       * Format: uuid
       * @description User id.
       */
      id: string;
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      email: components['schemas']['Email'];
      photoId?: components['schemas']['PhotoId'];
      /** @description True for the owner; absent for admins. */
      owner?: boolean;
    };
    /** @description Name and password are needed unless the caller is signed in with the account that is invited. */
    BusinessAdminRegistration: {
      inviteCode: components['schemas']['Code'];
      firstName?: components['schemas']['Name'];
      lastName?: components['schemas']['Name'];
      password?: components['schemas']['Password'];
      timezone?: components['schemas']['DeviceZone'];
      acceptedVersions?: components['schemas']['AcceptedVersions'];
      confirmedAge?: components['schemas']['ConfirmedAge'];
    };
    /** @description The Zoom integration of a business; the secret is never given out. */
    ZoomSettings: {
      /** @description Credentials are stored, and a call with them has worked. */
      configured: boolean;
      /** @description Email address of the Zoom user who hosts the meetings. */
      zoomUserId?: string;
      /** @description The key (client id), without the secret. */
      zoomApiKey?: string;
      /** @description Account id; present when server-to-server OAuth is used. */
      zoomAccountId?: string;
      /** @description Of what is stored, the secret included; given before anything is stored, too. */
      version?: components['schemas']['Version'];
    };
    ZoomSettingsInput: {
      zoomApiKey: string;
      /** @description Stored encrypted and never returned. */
      zoomApiSecret: string;
      zoomUserId: components['schemas']['Email'];
      /** @description With it, server-to-server OAuth is used; may be empty. */
      zoomAccountId?: string;
      version?: components['schemas']['GivenVersion'];
    };
    ZoomSupported: {
      /** @enum {boolean} */
      supported: true;
    };
    /** @description A membership as the caller sees it. */
    Membership: {
      id: components['schemas']['Id'];
      businessId: components['schemas']['Id'];
      businessName: components['schemas']['Name'];
      name: components['schemas']['Name'];
      /** @description The membership's website. */
      url?: string;
      /** @description The membership's community site. */
      communityUrl?: string;
      supportEmail: components['schemas']['Email'];
      /** @description Agreements that the membership wrote itself, in force instead of links. Absent without one. */
      ownAgreements?: components['schemas']['OwnAgreement'][];
      /** @description The caller leads a pod here. */
      leader: boolean;
      /** @description The caller is an enabled member. */
      member: boolean;
      /** @description How far the caller is on the way to leading a pod here; absent for who is no enabled member. */
      leaderStatus?: components['schemas']['LeaderStatus'];
      /** @description The caller is an admin of its business. */
      admin: boolean;
      /** @description The caller owns its business. */
      owner: boolean;
      hasLogo: boolean;
      /** @description Changes with the logo, as `v` of its address; absent without one. */
      logoVersion?: string;
      /** @description Its business has connected Zoom, so that a meeting's link may be left empty and is made. */
      zoomSupported: boolean;
      /** @description The membership's own settings, without those left to the platform. */
      settings: components['schemas']['MembershipSetting'][];
      /** @description Of its name, links, settings, features and buttons, for who may edit it. */
      version?: components['schemas']['Version'];
      /** @description Every feature and whether it is disabled. */
      features: components['schemas']['MembershipFeature'][];
      customButtons: components['schemas']['CustomButton'][];
      /** @description Seats of a new pod unless its form says otherwise. */
      defaultMaxParticipants: number;
      can: components['schemas']['MembershipCan'];
    };
    /** @description What the caller may do with the membership. */
    MembershipCan: {
      /** @description Change details, settings and logo. */
      edit: boolean;
      /** @description Owner only; whether it is possible now is in the delete status. */
      delete: boolean;
      /** @description Disable, enable, remove, change addresses and leader status, download the list. */
      manageMembers: boolean;
      manageInvites: boolean;
      manageLeaderMeetings: boolean;
      viewLeaderMeetings: boolean;
      /** @description Staff, or a signed-off leader who leads no pod here. */
      addPod: boolean;
      /** @description Lead the pod they add; staff who lead one here already choose somebody else. */
      leadNewPod: boolean;
      /** @description A member who is a participant of no pod here. */
      joinPod: boolean;
      /** @description A member whose leader status is NONE or DECLINED. */
      requestLeadership: boolean;
      leave: boolean;
    };
    /** @enum {string} */
    MembershipSettingName:
      | 'LeaderAgreementLink'
      | 'ParticipantAgreementLink'
      | 'LeaderTrainingLink'
      | 'ParticipantOnboardingLink'
      | 'ShareWinLink'
      | 'MaxParticipants'
      | 'TurnMinutes';
    MembershipSetting: {
      name: components['schemas']['MembershipSettingName'];
      /** @description A link (http or https) or a number as text; empty for none. */
      value: string;
    };
    /** @enum {string} */
    PlatformSettingName:
      | 'LeaderAgreementLink'
      | 'ParticipantAgreementLink'
      | 'LeaderTrainingLink'
      | 'ParticipantOnboardingLink'
      | 'AdminOnboardingLink'
      | 'SupportLink'
      | 'MinParticipants'
      | 'MaxParticipants';
    /** @description A default of the platform. */
    PlatformSetting: {
      name: components['schemas']['PlatformSettingName'];
      value: string;
    };
    /** @enum {string} */
    MembershipFeatureName: 'NextTinyStep' | 'Chat' | 'SelectPodOnSignup';
    MembershipFeature: {
      name: components['schemas']['MembershipFeatureName'];
      disabled: boolean;
    };
    /** @enum {string} */
    CustomButtonPlacement: 'VIEW_POD' | 'PARTICIPANT_SIGNUP';
    /** @description A link of the membership's own on the pod page or on the sign-up page. */
    CustomButton: {
      label: string;
      url: components['schemas']['HttpLink'];
      /** @description Text beside the button in a form; may be empty. */
      formLabel?: string;
      placement: components['schemas']['CustomButtonPlacement'];
    };
    MembershipInput: {
      name: components['schemas']['Name'];
      url?: components['schemas']['OptionalLink'];
      communityUrl?: components['schemas']['OptionalLink'];
      supportEmail: components['schemas']['Email'];
      settings: components['schemas']['MembershipSetting'][];
      features: components['schemas']['MembershipFeature'][];
      customButtons: components['schemas']['CustomButton'][];
    };
    /** @description The fields to change; a list that is present replaces the whole list. */
    MembershipUpdate: {
      name?: components['schemas']['Name'];
      url?: components['schemas']['OptionalLink'];
      communityUrl?: components['schemas']['OptionalLink'];
      supportEmail?: components['schemas']['Email'];
      settings?: components['schemas']['MembershipSetting'][];
      features?: components['schemas']['MembershipFeature'][];
      customButtons?: components['schemas']['CustomButton'][];
      version?: components['schemas']['GivenVersion'];
    };
    /** @description Plain text with line breaks. Web addresses in it become links. */
    OwnText: string;
    /** @description What staff write in the membership's mails and on its join pages (rule memberships.ownWords). */
    OwnWords: {
      /** @description In the mail that says somebody is in. Absent for none. */
      welcomeText?: components['schemas']['OwnText'];
      /** @description In the mails that invite participants and leaders. Absent for none. */
      invitationText?: components['schemas']['OwnText'];
      /** @description On the join pages of pods' meetings, and where meeting mode begins. Absent for none. */
      joinText?: components['schemas']['OwnText'];
      version: components['schemas']['Version'];
    };
    /** @description All three texts; an empty or absent one is removed. */
    OwnWordsInput: {
      welcomeText?: components['schemas']['OwnText'];
      invitationText?: components['schemas']['OwnText'];
      joinText?: components['schemas']['OwnText'];
      version?: components['schemas']['GivenVersion'];
    };
    /** @description A text of a business, shown as its words (rule memberships.ownWords). */
    QuotedWords: {
      quote: components['schemas']['OwnText'];
      /** @description The name of the business. */
      by: string;
    };
    MembershipDeleteStatus: {
      /** @description There are no pods and no members left. */
      canDelete: boolean;
      podCount: number;
      memberCount: number;
    };
    /** @description User id to the time the person was last active here. Epoch seconds. */
    LastActive: {
      [key: string]: number;
    };
    /** @description What waits for owner and admins in a membership. A list has at most its first 20; the count has all. */
    StaffTasks: {
      membershipId: components['schemas']['Id'];
      /** @description Whether the caller has put the first steps of this business away (rule memberships.setUp). */
      setUpPutAway: boolean;
      podCount: number;
      /** @description Whether anybody has joined other than the owner and admins. */
      hasMembers: boolean;
      /** @description Invitations by email that nobody has answered yet. */
      invitedCount: number;
      /** @description Who asked to lead and has no answer yet, by name. */
      applicants: components['schemas']['LeaderApplicant'][];
      applicantCount: number;
      /** @description By name. */
      podsWithoutLeader: components['schemas']['WaitingPod'][];
      podsWithoutLeaderCount: number;
      /** @description Pods with a meeting ahead and no link to it, by name. */
      podsWithoutLink: components['schemas']['WaitingPod'][];
      podsWithoutLinkCount: number;
      /** @description Pods that don't meet now, those whose pause ends first at the top. */
      pausedPods: components['schemas']['PausedPod'][];
      pausedPodCount: number;
      /** @description Pods for which four or more people wait, the longest queue first. */
      waitlists: components['schemas']['WaitingPod'][];
      waitlistCount: number;
    };
    /** @description Somebody who asked to lead. */
    LeaderApplicant: {
      userId: components['schemas']['Id'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      /** @description Empty when they have written none. */
      bio: string;
    };
    /** @description A pod that needs staff to act. */
    WaitingPod: {
      id: components['schemas']['Id'];
      name: components['schemas']['Name'];
      /** @description How many people are on its waitlist. */
      waiting: number;
    };
    LogoUpload: {
      /** @description A data URL; the image in it is at most 5 MB. */
      image: string;
    };
    LogoForm: {
      /**
       * Format: binary
       * @description The image, at most 5 MB.
       */
      image: string;
    };
    /** @enum {string} */
    InviteRole: 'Leader' | 'Participant';
    /** @description The code of a membership's invite link for one role. */
    MembershipInvite: {
      role: components['schemas']['InviteRole'];
      code: components['schemas']['Code'];
    };
    /** @description What the sign-up page shows of the link it was opened with. */
    Invite: {
      role: components['schemas']['InviteRole'];
      membershipId: components['schemas']['Id'];
      businessId: components['schemas']['Id'];
      businessName: components['schemas']['Name'];
      membershipName: components['schemas']['Name'];
      hasLogo: boolean;
      /** @description The agreement to be ticked for this role; absent when there is none. */
      agreementLink?: string;
      invitee?: components['schemas']['Invitee'];
      info: components['schemas']['MembershipInfo'];
    };
    /** @description What somebody who is about to join may see of a membership. */
    MembershipInfo: {
      id: components['schemas']['Id'];
      businessName: components['schemas']['Name'];
      membershipName: components['schemas']['Name'];
      selectPodOnSignupEnabled: boolean;
      /** @description Pods that may be chosen, by pages; those without seats come last and are offered as waitlists. Both are by weekday and time in UTC. Meeting links are left out. */
      availablePods: components['schemas']['AvailablePod'][];
      /** @description Those for the sign-up page. */
      customButtons: components['schemas']['CustomButton'][];
    };
    /** @description A person's place in a membership. What only staff may see is absent for everybody else. */
    Member: {
      id: components['schemas']['Id'];
      userId: components['schemas']['Id'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      photoId?: components['schemas']['PhotoId'];
      /** @description For staff only. */
      email?: string;
      bio: components['schemas']['Bio'];
      /** @description Leads a pod of this membership. */
      leader: boolean;
      /** @description Has no access, mail or push here. For staff only. */
      disabled?: boolean;
      /**
       * Format: int64
       * @description When they joined the membership. Epoch milliseconds.
       */
      joined: number;
      /**
       * Format: int64
       * @description When they were last active; absent for who never was. Epoch seconds. For staff only.
       */
      lastActive?: number;
      /**
       * Format: uuid
       * @description The pod they lead.
       */
      leaderOfPodId?: string;
      /** @description Name of the pod they lead. */
      leaderOfPodName?: string;
      /**
       * Format: uuid
       * @description The pod they are a participant of.
       */
      podId?: string;
      /** @description Name of the pod they are a participant of. */
      podName?: string;
      /** @description Assists the leader of the pod they are a participant of, and has confirmed it. */
      assistant?: boolean;
      leaderStatus?: components['schemas']['LeaderStatus'];
      /**
       * @description What they are to the business; absent for everybody who does not run it. For staff only.
       * @enum {string}
       */
      staffRole?: 'owner' | 'admin';
      /** @description What another program calls them. For staff only. */
      externalRef?: components['schemas']['ExternalRef'];
      listedPod?: components['schemas']['MemberListPod'];
    };
    MemberRegistration: {
      inviteCode: components['schemas']['Code'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      email: components['schemas']['Email'];
      password: components['schemas']['Password'];
      timezone?: components['schemas']['DeviceZone'];
      acceptedVersions?: components['schemas']['AcceptedVersions'];
      confirmedAge?: components['schemas']['ConfirmedAge'];
      /**
       * Format: uuid
       * @description Pod to join once the address is verified; its waitlist when it is full.
       */
      preferredPodId?: string;
      /** @description Tell the person when a pod with seats opens. */
      contactWhenNewPod?: boolean;
    };
    /** @description Somebody who is to be a member, as a checkout knows them. */
    MemberInvitationInput: {
      email: components['schemas']['Email'];
      /** @description Their name, if known, without a phone number, address or link. */
      name?: string;
      /** @default Participant */
      role: components['schemas']['InviteRole'];
      /** @description The pod they get a place in when they join, or on its waitlist when it is full. */
      podId?: components['schemas']['Id'];
      externalRef?: components['schemas']['ExternalRef'];
      /** @description Of the mail, and of the page that its link opens, if they have no account. Absent, that of the request. */
      language?: components['schemas']['Language'];
    };
    /** @description The invitation, or the member that they are already. */
    MemberInvitation: {
      /**
       * @description INVITED: the invitation was mailed just now. ALREADY_INVITED: an earlier one is still open, and nothing was mailed. MEMBER: they are a member already, perhaps a disabled one.
       * @enum {string}
       */
      status: 'INVITED' | 'ALREADY_INVITED' | 'MEMBER';
      invitation?: components['schemas']['EmailInvitation'];
      member?: components['schemas']['Member'];
    };
    /** @description The last change of a member; with the member as it is now, unless they have left. */
    MemberChange: {
      memberId: components['schemas']['Id'];
      changed: components['schemas']['EpochMillis'];
      /** @description Is no member any more. */
      left: boolean;
      member?: components['schemas']['Member'];
      attendance?: components['schemas']['MemberAttendance'];
    };
    /** @description How often they came to meetings of the membership's pods, counted since they first joined. */
    MemberAttendance: {
      came: number;
      /** @description Meetings that they said they couldn't come to. */
      apologies: number;
      absent: number;
    };
    AcceptInviteRequest: {
      acceptedVersions?: components['schemas']['AcceptedVersions'];
      /**
       * Format: uuid
       * @description Pod to join at once; its waitlist when it is full.
       */
      preferredPodId?: string;
      /** @description Tell the person when a pod with seats opens. */
      contactWhenNewPod?: boolean;
    };
    ChangeMemberEmailRequest: {
      newEmail: components['schemas']['Email'];
    };
    /**
     * @description Whom an announcement is for (rule announcements.audience).
     * @enum {string}
     */
    AnnouncementAudienceKind: 'EVERYONE' | 'LEADERS' | 'PODS' | 'MEMBERS';
    /** @description Whom an announcement is for. `podIds` belong to PODS and `memberIds` to MEMBERS. */
    AnnouncementAudience: {
      kind: components['schemas']['AnnouncementAudienceKind'];
      /** @description Pods of the membership, for PODS; unknown ones are left out. */
      podIds?: components['schemas']['Id'][];
      /** @description Members (not users) of the membership, for MEMBERS; unknown ones are left out. */
      memberIds?: components['schemas']['Id'][];
    };
    /** @description An announcement to send. */
    AnnouncementInput: {
      title: string;
      /** @description Plain text with line breaks. */
      text: string;
      audience: components['schemas']['AnnouncementAudience'];
    };
    /** @description Who would get an announcement sent now, and how. */
    AnnouncementPreview: {
      /** @description How many people; all of them get it in the app. */
      people: number;
      /** @description How many of them also get an email. */
      byEmail: number;
      /** @description How many of them also have a device that shows it. */
      byPush: number;
      /** @description The first of them by name. */
      names: string[];
    };
    /** @description How far an announcement has come. */
    AnnouncementCounts: {
      /** @description How many people it is for. */
      total: number;
      /** @description How many of them have been told so far; all, once it is sent. */
      told: number;
      /** @description How many of them have opened it. */
      read: number;
    };
    /** @description An announcement in the list of owner and admins. */
    AnnouncementSummary: {
      id: components['schemas']['Id'];
      /**
       * Format: int64
       * @description When it was sent. Epoch milliseconds.
       */
      created: number;
      /** @description Empty once it is withdrawn. */
      title: string;
      audience: components['schemas']['AnnouncementAudienceKind'];
      /** @description How many pods or members were chosen. */
      chosen: number;
      /** @description Absent once the author has deleted their account. */
      authorName?: string;
      counts: components['schemas']['AnnouncementCounts'];
      /**
       * @description Its text is gone.
       * @enum {boolean}
       */
      withdrawn?: true;
    };
    /** @description What the caller may do with an announcement. */
    AnnouncementCan: {
      /** @description See who has read it and withdraw it. */
      manage: boolean;
    };
    /** @description An announcement as its reader sees it; `audience`, `chosen` and `counts` are for owner and admins. */
    Announcement: {
      id: components['schemas']['Id'];
      membershipId: components['schemas']['Id'];
      membershipName: string;
      /**
       * Format: int64
       * @description When it was sent. Epoch milliseconds.
       */
      created: number;
      /** @description Empty once it is withdrawn. */
      title: string;
      /** @description Plain text with line breaks; empty once it is withdrawn. */
      text: string;
      /** @description Absent once the author has deleted their account. */
      authorName?: string;
      /**
       * @description Its text is gone.
       * @enum {boolean}
       */
      withdrawn?: true;
      can: components['schemas']['AnnouncementCan'];
      audience?: components['schemas']['AnnouncementAudienceKind'];
      /** @description How many pods or members were chosen. */
      chosen?: number;
      counts?: components['schemas']['AnnouncementCounts'];
    };
    /** @description Somebody an announcement is for. */
    AnnouncementRecipient: {
      userId: components['schemas']['Id'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      photoId?: components['schemas']['PhotoId'];
      /**
       * Format: int64
       * @description When they were told; absent until then. Epoch milliseconds.
       */
      told?: number;
      /**
       * Format: int64
       * @description When they first opened it; absent until then. Epoch milliseconds.
       */
      read?: number;
    };
    /**
     * @description What a report is about.
     * @enum {string}
     */
    ReportKind: 'MESSAGE' | 'IMAGE' | 'COMMENT' | 'PHOTO' | 'PERSON';
    /**
     * @description Why it was reported.
     * @enum {string}
     */
    ReportReason: 'HARASSMENT' | 'SPAM' | 'DANGER' | 'ILLEGAL' | 'OTHER';
    /**
     * @description REMOVED takes away what was reported; REMOVED_FROM_POD and DISABLED concern the person; DISMISSED changes nothing.
     * @enum {string}
     */
    ReportOutcome: 'REMOVED' | 'REMOVED_FROM_POD' | 'DISABLED' | 'DISMISSED';
    /** @description A report. OTHER needs words. */
    ReportInput: {
      reason: components['schemas']['ReportReason'];
      /** @description The person's own words. */
      words?: string;
    };
    /** @description A report of a message, or of its image. OTHER needs words. */
    MessageReportInput: {
      /**
       * @description What of the message is reported.
       * @enum {string}
       */
      kind: 'MESSAGE' | 'IMAGE';
      reason: components['schemas']['ReportReason'];
      /** @description The person's own words. */
      words?: string;
    };
    /** @description A report of a person, or of their photo. OTHER needs words. */
    PersonReportInput: {
      /**
       * @description What of the person is reported.
       * @enum {string}
       */
      kind: 'PERSON' | 'PHOTO';
      podId?: components['schemas']['Id'];
      reason: components['schemas']['ReportReason'];
      /** @description The person's own words. */
      words?: string;
    };
    /** @description What people read before they report. */
    ReportGuidance: {
      /** @description The business's own text with help lines. Plain text with line breaks; absent without one. */
      help?: string;
    };
    /** @description What people read before they report, as staff edit it. */
    BusinessReportGuidance: {
      /** @description Plain text with line breaks; absent without one. */
      help?: string;
      version: components['schemas']['Version'];
    };
    /** @description The help lines of a business; empty for none. */
    ReportGuidanceInput: {
      help: string;
      version?: components['schemas']['GivenVersion'];
    };
    /** @description What was reported as it was then, or one of the three messages before it. */
    ReportedItem: {
      authorName: string;
      /**
       * Format: int64
       * @description When it was sent; absent for a person or photo. Epoch milliseconds.
       */
      sent?: number;
      /** @description Absent without a text. */
      text?: string;
      /** @description The kept image; absent without one. */
      imageId?: components['schemas']['Id'];
      /** @description The image's description; absent without one. */
      alt?: string;
      /** @description Whether it is what was reported. */
      reported: boolean;
    };
    /** @description A person as a report names them. */
    ReportPerson: {
      /** @description Absent once the account is deleted. */
      userId?: components['schemas']['Id'];
      name: string;
    };
    /** @description A report in the list of owner and admins. */
    ReportSummary: {
      id: components['schemas']['Id'];
      kind: components['schemas']['ReportKind'];
      reason: components['schemas']['ReportReason'];
      /** @description Names of the pod and the membership, as they were. */
      place: string;
      about: components['schemas']['ReportPerson'];
      /**
       * Format: int64
       * @description When it was reported, or answered after a decision. Epoch milliseconds.
       */
      opened: number;
      /**
       * @description It is open again after an answer to the decision.
       * @enum {boolean}
       */
      appealed?: true;
      /**
       * Format: int64
       * @description When it was closed; absent while it is open. Epoch milliseconds.
       */
      closed?: number;
      outcome?: components['schemas']['ReportOutcome'];
    };
    /** @description An answer to a decision. */
    ReportAnswer: {
      words: string;
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      sent: number;
      /**
       * @description Who answered: the person who reported, or the one it is about.
       * @enum {string}
       */
      by: 'REPORTER' | 'ABOUT';
    };
    /** @description A report as owner and admins see it. */
    Report: {
      id: components['schemas']['Id'];
      businessId: components['schemas']['Id'];
      /** @description Absent once the membership is deleted. */
      membershipId?: components['schemas']['Id'];
      kind: components['schemas']['ReportKind'];
      reason: components['schemas']['ReportReason'];
      /** @description The reporting person's words; absent without any. */
      words?: string;
      /** @description Names of the pod and the membership, as they were. */
      place: string;
      about: components['schemas']['ReportPerson'];
      /** @description Absent once the account is deleted. */
      reporter?: components['schemas']['ReportPerson'];
      /**
       * Format: int64
       * @description When it was reported. Epoch milliseconds.
       */
      created: number;
      /**
       * Format: int64
       * @description When it was reported, or answered after a decision. Epoch milliseconds.
       */
      opened: number;
      /**
       * Format: int64
       * @description When it was closed; absent while it is open. Epoch milliseconds.
       */
      closed?: number;
      /** @description What was reported, after the three messages before it. */
      items: components['schemas']['ReportedItem'][];
      /** @description The outcomes that are possible now; empty once it is closed. */
      outcomes: components['schemas']['ReportOutcome'][];
      /** @description The latest decision. */
      outcome?: components['schemas']['ReportOutcome'];
      outcomeReason?: string;
      /**
       * Format: int64
       * @description When it was decided. Epoch milliseconds.
       */
      decided?: number;
      /** @description Absent once the account is deleted. */
      decidedBy?: string;
      answers: components['schemas']['ReportAnswer'][];
    };
    /** @description The reports that wait for owner and admins. */
    OpenReports: {
      count: number;
      /**
       * Format: int64
       * @description Since when the oldest waits; absent if none does. Epoch milliseconds.
       */
      oldest?: number;
    };
    /** @description A decision; both people read the reason. */
    ReportDecision: {
      outcome: components['schemas']['ReportOutcome'];
      /**
       * Format: int64
       * @description The `opened` of the report as it was read. Epoch milliseconds.
       */
      opened: number;
      reason: string;
    };
    /** @description An answer to a decision. */
    ReportAppeal: {
      words: string;
    };
    /** @description A report as the person who reported sees it, or as the person it is about sees it after the decision. */
    OwnReport: {
      id: components['schemas']['Id'];
      /**
       * @description Which of the two people the caller is.
       * @enum {string}
       */
      side: 'REPORTER' | 'ABOUT';
      kind: components['schemas']['ReportKind'];
      /** @description Names of the pod and the membership, as they were. */
      place: string;
      /** @description Whom it is about; for the person who reported. */
      aboutName?: string;
      /** @description The reported text; absent without one. */
      text?: string;
      /** @description For the person who reported. */
      reason?: components['schemas']['ReportReason'];
      /** @description Their words; for the person who reported. */
      words?: string;
      /**
       * Format: int64
       * @description When it was reported; for the person who reported. Epoch milliseconds.
       */
      created?: number;
      outcome?: components['schemas']['ReportOutcome'];
      outcomeReason?: string;
      /**
       * Format: int64
       * @description Absent until it is decided. Epoch milliseconds.
       */
      decided?: number;
      /** @description The caller's answer to the decision; absent without one. */
      answer?: string;
      /**
       * @description The caller's answer is being looked at.
       * @enum {boolean}
       */
      reopened?: true;
      can: components['schemas']['OwnReportCan'];
    };
    /** @description What the caller may do with the report. */
    OwnReportCan: {
      /** @description Answer the decision. */
      appeal: boolean;
    };
    /** @description Somebody whom the caller has blocked. */
    BlockedPerson: {
      userId: components['schemas']['Id'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      photoId?: components['schemas']['PhotoId'];
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      since: number;
    };
    /** @description A pod of both people. */
    BlockPod: {
      id: components['schemas']['Id'];
      name: string;
    };
    /** @description Somebody whom the caller can block, or has blocked. */
    Block: {
      userId: components['schemas']['Id'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      photoId?: components['schemas']['PhotoId'];
      /**
       * Format: int64
       * @description When they were blocked, epoch milliseconds; absent if they aren’t.
       */
      since?: number;
      /** @description The caller leads a pod of the person; absent if they don’t. */
      leads?: boolean;
      /** @description Pods in which the caller takes part, without leading them, and the person is too. */
      pods: components['schemas']['BlockPod'][];
    };
    /**
     * @description What a text is. TERMS and PRIVACY are the platform's or a business's, agreements the platform's or a membership's.
     * @enum {string}
     */
    TermsKind: 'TERMS' | 'PRIVACY' | 'LEADER_AGREEMENT' | 'PARTICIPANT_AGREEMENT';
    /**
     * @description Whose text it is.
     * @enum {string}
     */
    TermsOrigin: 'PLATFORM' | 'BUSINESS' | 'MEMBERSHIP';
    /**
     * @description How somebody accepted. INVITATION is joining with an existing account or as an admin, SIGN_ON an account made by an identity provider, ASKED the page of new versions.
     * @enum {string}
     */
    TermsAct: 'SIGN_UP' | 'INVITATION' | 'SIGN_ON' | 'ASKED';
    /** @description Ids of the versions that the person was shown. If one in force is missing, the answer is that the terms have changed. Without the field, the versions in force are taken as accepted. */
    AcceptedVersions: components['schemas']['Id'][];
    /** @description The age that the person says they have reached; needed where the installation has a minimum age. */
    ConfirmedAge: number;
    /** @description A version of a text. */
    TermsDocument: {
      id: components['schemas']['Id'];
      kind: components['schemas']['TermsKind'];
      origin: components['schemas']['TermsOrigin'];
      /** @description Of the business or membership; absent for the platform. */
      name?: string;
      /** @description Counts the versions of the text. */
      number: number;
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      published: number;
      /** @description Absent if it doesn't say. */
      whatChanged?: string;
      /** @description Plain text with paragraphs; a line that starts with '# ' is a heading. Absent for a link. */
      text?: string;
      /** @description The address of the text; absent if the text is here. */
      link?: string;
      /** @description Whether people accept it to come in; false for the product's own agreements. */
      required: boolean;
    };
    /** @description An agreement that a membership wrote itself. */
    OwnAgreement: {
      kind: components['schemas']['TermsKind'];
      versionId: components['schemas']['Id'];
    };
    /** @description The texts in force. */
    TermsInForce: {
      documents: components['schemas']['TermsDocument'][];
      /** @description Absent if the installation has none. */
      minimumAge?: number;
    };
    /** @description A version that the caller has accepted. */
    AcceptedTerms: {
      id: components['schemas']['Id'];
      kind: components['schemas']['TermsKind'];
      origin: components['schemas']['TermsOrigin'];
      /** @description Of the business or membership; absent for the platform. */
      name?: string;
      number: number;
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      published: number;
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      accepted: number;
      act: components['schemas']['TermsAct'];
    };
    /** @description What the caller still has to accept, and has accepted. */
    OwnTerms: {
      due: components['schemas']['TermsDocument'][];
      accepted: components['schemas']['AcceptedTerms'][];
      /** @description The age that the person confirmed at sign-up; absent if nobody asked. */
      confirmedAge?: number;
    };
    TermsAcceptance: {
      versionIds: components['schemas']['Id'][];
    };
    /** @description A version as staff see it. */
    PublishedTerms: {
      id: components['schemas']['Id'];
      kind: components['schemas']['TermsKind'];
      number: number;
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      published: number;
      /** @description Full name; absent for a version of the platform or of a deleted account. */
      publishedBy?: string;
      /** @description Absent if it doesn't say. */
      whatChanged?: string;
      /** @description Absent for a link and a withdrawal. */
      text?: string;
      /** @description The address of the text; absent if the text is here. */
      link?: string;
      /** @description How many of the people it concerns now have accepted it. */
      accepted: number;
      /** @description How many people a text of this kind concerns now. */
      concerned: number;
    };
    BusinessTermsInput: {
      /** @enum {string} */
      kind: 'TERMS' | 'PRIVACY';
      /** @description Empty to withdraw. */
      text: string;
      whatChanged?: string;
      /** @description Number of the latest version that the client read; 0 for none. */
      after?: number;
    };
    AgreementInput: {
      /** @enum {string} */
      kind: 'LEADER_AGREEMENT' | 'PARTICIPANT_AGREEMENT';
      /** @description Empty to withdraw. */
      text: string;
      whatChanged?: string;
      /** @description Number of the latest version that the client read; 0 for none. */
      after?: number;
    };
    /** @enum {string} */
    OnboardingActionName:
      | 'SET_UP_TWO_FACTOR'
      | 'ACCEPT_TERMS'
      | 'OWNER_ADMIN_PROMPT'
      | 'ZOOM_PROMPT'
      | 'LEADER_APPROVAL_ACKNOWLEDGEMENT'
      | 'LEADER_CONFIRM_TRAINING'
      | 'COMPLETE_PROFILE';
    /** @description An action still due, in one business. */
    OnboardingAction: {
      action: components['schemas']['OnboardingActionName'];
      businessId: components['schemas']['Id'];
      /**
       * Format: int64
       * @description Until then nobody is led to its screen; absent when that is over. Epoch seconds.
       */
      deferredUntil?: number;
    };
    CompleteActionRequest: {
      businessId: components['schemas']['Id'];
      action: components['schemas']['OnboardingActionName'];
    };
    DeferActionRequest: {
      businessId: components['schemas']['Id'];
      action: components['schemas']['OnboardingActionName'];
    };
    /**
     * @description How far a member is on the way to leading a pod.
     * @enum {string}
     */
    LeaderStatus: 'NONE' | 'PENDING_APPROVAL' | 'APPROVED' | 'DECLINED' | 'SIGNED_OFF';
    MyLeaderStatus: {
      status: components['schemas']['LeaderStatus'];
    };
    LeaderStatusUpdate: {
      status: components['schemas']['LeaderStatus'];
    };
    /** @description An application to lead has its answer. */
    ApplicationAnswered: {
      /** @enum {boolean} */
      done: true;
      /** @description What happened, in a sentence for who answered. */
      message?: string;
      /** @description Where a POST takes the answer back, for a minute; absent when this call changed nothing. */
      undoUrl?: string;
    };
    /** @description A member who leads, or may lead, a pod of the membership. */
    Leader: {
      userId: components['schemas']['Id'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      photoId?: components['schemas']['PhotoId'];
      bio: components['schemas']['Bio'];
      /**
       * Format: uuid
       * @description The pod they lead; absent when they lead none.
       */
      podId?: string;
      /** @description Name of the pod they lead. */
      podName?: string;
      leaderStatus: components['schemas']['LeaderStatus'];
      /** @description Signed off, and leads no pod here yet. */
      canLeadNewPod: boolean;
      /** @description Their IANA zone, for owner and admins. Absent while it is not known. */
      timezone?: string;
    };
    /** @description Somebody who takes part in the pod, or could lead it. */
    LeaderCandidate: {
      userId: components['schemas']['Id'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      photoId?: components['schemas']['PhotoId'];
      /** @description Takes part in this pod. */
      inPod: boolean;
      leaderStatus: components['schemas']['LeaderStatus'];
      /** @description The other pod that they lead already, so that they can't be asked; absent for who can be. */
      leadsPodName?: string;
    };
    LeaderCandidates: {
      candidates: components['schemas']['LeaderCandidate'][];
      /** @description The present leader takes part in another pod, so they would leave this one instead of staying in it. */
      leaderLeaves: boolean;
      openTransfer?: components['schemas']['LeaderTransfer'];
    };
    LeaderTransferInput: {
      /**
       * Format: uuid
       * @description User id of the candidate who is asked to lead.
       */
      participantId: string;
    };
    /**
     * @description A transfer is open until it is accepted, declined, out of date, or replaced by a newer one.
     * @enum {string}
     */
    LeaderTransferState: 'open' | 'accepted' | 'declined' | 'replaced' | 'expired';
    /** @description An offer to lead a pod. */
    LeaderTransfer: {
      id: components['schemas']['Id'];
      podId: components['schemas']['Id'];
      podName: components['schemas']['Name'];
      membershipId: components['schemas']['Id'];
      membershipName: components['schemas']['Name'];
      /**
       * Format: uuid
       * @description User id of the person who is asked.
       */
      participantId: string;
      /** @description Full name of the person who is asked. */
      participantName: string;
      /** @description Full name of the present leader; absent when the pod has none, and when the offer is not open. */
      leaderName?: string;
      /** @description The present leader takes part in another pod, so they leave this one when the offer is accepted; false when it is not open. */
      leaderLeaves: boolean;
      /** @description Full name of another person who is the confirmed assistant, and whose link stays in use; absent when there is none, and when the offer is not open. */
      assistantName?: string;
      state: components['schemas']['LeaderTransferState'];
      /**
       * Format: int64
       * @description When it was offered. Epoch milliseconds.
       */
      created: number;
      /**
       * Format: int64
       * @description When it ends by itself, 14 days later. Epoch milliseconds.
       */
      expires: number;
    };
    MeetingLinkInput: {
      meetingLink: components['schemas']['HttpLink'];
    };
    AssistantLeaderInput: {
      /**
       * Format: uuid
       * @description User id of the participant who is asked to assist.
       */
      participantId: string;
    };
    /** @description Who assists the leader of a pod; without assistantId nobody does. */
    AssistantLeader: {
      podId: components['schemas']['Id'];
      podName: components['schemas']['Name'];
      membershipName: components['schemas']['Name'];
      /**
       * Format: uuid
       * @description User id of the assistant.
       */
      assistantId?: string;
      /** @description Full name of the assistant. */
      assistantName?: string;
      /** @description The assistant has confirmed, and their meeting link overrides the pod's. */
      confirmed: boolean;
      /** @description The link in force; absent for who may not see it, or when there is none. */
      meetingLink?: string;
      /** @description The pod's own link, in force again once nobody assists; only for who may unassign the assistant. */
      originalMeetingLink?: string;
    };
    /** @description Nobody assists any more, and the pod's own link is back in force. */
    AssistantUnassigned: {
      /** @enum {string} */
      status: 'UNASSIGNED';
      /** @description The original link; empty when the pod has none. */
      meetingLink: string;
    };
    /** @description A pod as sign-up pages list it, the meeting without its link. */
    AvailablePod: {
      id: components['schemas']['Id'];
      name: string;
      /** @description Free seats; 0 shows as a waitlist. */
      seatsAvailable: number;
      /** @description Absent while nobody leads it, and while the leader is disabled, for all but staff (rule members.visibility). */
      leaderFirstName?: string;
      scheduledMeeting: components['schemas']['ScheduledMeeting'];
    };
    /**
     * @description A part of the day; morning ends at noon, afternoon at 17:00, evening at midnight.
     * @enum {string}
     */
    TimeOfDay: 'morning' | 'afternoon' | 'evening';
    /** @description What the caller may do with this pod now. */
    PodCan: {
      /** @description Change name, size and meeting. */
      edit: boolean;
      /** @description Remove the leader and delete the pod; only when it has no members. */
      delete: boolean;
      /** @description A seat is free and may be taken. */
      join: boolean;
      /** @description The pod is full and its waitlist may be joined. */
      joinWaitlist: boolean;
      leave: boolean;
      /** @description May leave this pod for another as participant. */
      switch: boolean;
      removeMembers: boolean;
      assignAssistant: boolean;
      /** @description Ask somebody to lead it. */
      offerTransfer: boolean;
      /** @description Unassign its leader; only while it has one. */
      demoteLeader: boolean;
      /** @description Is in the pod (rule pods.privacy). */
      seeSteps: boolean;
      /** @description Is in the pod's channel. */
      chat: boolean;
    };
    /**
     * @description The caller's place in the pod. `assistant` only once confirmed.
     * @enum {string}
     */
    PodRole: 'leader' | 'assistant' | 'participant';
    /** @description A pod as the caller sees it. */
    Pod: {
      id: components['schemas']['Id'];
      name: string;
      membershipId: components['schemas']['Id'];
      membershipName: string;
      /** @description The leader's user id. Absent while there is none (rule leadership.demotion), and while disabled, for all but staff (rule members.visibility). */
      leaderId?: components['schemas']['Id'];
      leaderName?: string;
      /** @description The assistant leader's user id, asked or confirmed. Absent when none is assigned. */
      assistantId?: components['schemas']['Id'];
      assistantName?: string;
      /** @description Whether the assistant has confirmed. Present with `assistantId`. */
      assistantConfirmed?: boolean;
      /** @description User ids, the leader's included; disabled members for staff only (rule members.visibility). */
      members: components['schemas']['Id'][];
      maxParticipants: number;
      /** @description maxParticipants minus the members who are not its leader, never below 0 (rule pods.seats). */
      seatsAvailable: number;
      /** @description How many people wait. */
      waitlist: number;
      myRole?: components['schemas']['PodRole'];
      /**
       * Format: int64
       * @description When the caller came into the pod. Epoch milliseconds. Absent for who is not in it.
       */
      joined?: number;
      /** @description The caller's place in the queue from 1. Absent when not waiting. */
      myWaitlistPosition?: number;
      /** @description The open offer to the caller to lead this pod. Absent while there is none. */
      offeredTransferId?: components['schemas']['Id'];
      meetingScheduleId: components['schemas']['Id'];
      scheduledMeeting: components['schemas']['ScheduledMeeting'];
      /** @description Who can't make it to the next meeting, for its people and for staff; absent while there is none ahead, and in lists of a membership's pods. */
      apologies?: components['schemas']['Apologies'];
      /** @description The pod's channel. Absent for who is not in it. */
      channelId?: components['schemas']['Id'];
      /** @description Of its name, size and meeting, for who may edit it. */
      version?: components['schemas']['Version'];
      can: components['schemas']['PodCan'];
    };
    /** @description A new pod with its meeting (rule pods.creation). */
    PodInput: {
      name: string;
      /** @description Absent, the membership's or else the platform's MaxParticipants. */
      maxParticipants?: number;
      /** @description Who leads it; owner and admins choose themselves or a SIGNED_OFF leader who leads none. Absent, the caller. */
      leaderId?: components['schemas']['Id'];
      meeting: components['schemas']['MeetingInput'];
    };
    /** @description What changes, all of it or nothing; lowering maxParticipants removes nobody. */
    PodUpdate: {
      name?: string;
      maxParticipants?: number;
      /** @description Replaces the whole schedule, as `PUT /v1/scheduled-meetings/{id}` does. */
      meeting?: components['schemas']['MeetingInput'];
      /** @description The pod's, its meeting included. */
      version?: components['schemas']['GivenVersion'];
    };
    /** @description What joining came to. */
    PodPlace: {
      /**
       * @description A seat, or a place in the queue when the pod was full.
       * @enum {string}
       */
      result: 'member' | 'waitlist';
      /** @description Place in the queue from 1. Present when `result` is waitlist. */
      position?: number;
      pod: components['schemas']['Pod'];
    };
    PodSwitch: {
      toPodId: components['schemas']['Id'];
    };
    /** @description Someone in a pod. */
    PodMember: {
      userId: components['schemas']['Id'];
      firstName: string;
      lastName: string;
      photoId?: components['schemas']['PhotoId'];
      /** @description Empty while none is written. */
      bio: string;
      leader: boolean;
      /** @description Assistant leader who has confirmed. */
      assistant: boolean;
      /**
       * Format: int64
       * @description When they came into the pod. Epoch milliseconds.
       */
      joined: number;
      step?: components['schemas']['MemberStep'];
    };
    /** @description What a new pod could be formed of (rule pods.formPod). */
    PodFormation: {
      /** @description How many wait for the pod in all, who agreed to nothing too. */
      waiting: number;
      /** @description With how many people besides the leader a pod is best begun. */
      minParticipants: number;
      /** @description Who agreed to join or lead a new pod, in the order of the queue; the first 200. */
      people: components['schemas']['PodFormationPerson'][];
    };
    /** @description Somebody who waits, and what they agreed to. */
    PodFormationPerson: {
      userId: components['schemas']['Id'];
      firstName: string;
      lastName: string;
      /** @description Their IANA zone. Absent while it is not known. */
      timezone?: string;
      /** @description Place in the queue from 1. */
      position: number;
      /**
       * Format: int64
       * @description When they joined the queue. Epoch milliseconds.
       */
      created: number;
      consentJoinNewPod: boolean;
      consentToBeNewPodLeader: boolean;
      leaderStatus: components['schemas']['LeaderStatus'];
      /** @description Has no access to the membership at the moment. */
      disabled: boolean;
      /** @description Leads a pod of the membership already, and so no other. */
      leadsPod: boolean;
    };
    /** @description A new pod with its meeting, and who of the waitlist gets a seat in it (rule pods.formPod). */
    PodFormationInput: {
      name: string;
      maxParticipants: number;
      /** @description Who leads it; somebody of the waitlist who agreed to, the caller, or a SIGNED_OFF leader who leads none. */
      leaderId: components['schemas']['Id'];
      /** @description User ids of who gets a seat; each agreed to join a new pod. No more than there are seats. */
      participantIds: components['schemas']['Id'][];
      meeting: components['schemas']['MeetingInput'];
    };
    /** @description What who waits agrees to when another pod is formed (rule pods.waitlist). */
    WaitlistConsent: {
      consentJoinNewPod: boolean;
      consentToBeNewPodLeader: boolean;
    };
    /** @description A person's place in a pod's queue; `name`, `members` and the meeting are the pod's. */
    WaitlistEntry: {
      id: components['schemas']['Id'];
      podId: components['schemas']['Id'];
      /** @description The pod's name. */
      name: string;
      membershipId: components['schemas']['Id'];
      membershipName: string;
      userId: components['schemas']['Id'];
      firstName: string;
      lastName: string;
      photoId?: components['schemas']['PhotoId'];
      /** @description User ids of the pod's members, the leader's included. */
      members: components['schemas']['Id'][];
      /** @description Place in the queue from 1. */
      position: number;
      /** @description How many wait for the pod in all. */
      waiting?: number;
      consentJoinNewPod: boolean;
      consentToBeNewPodLeader: boolean;
      /**
       * Format: int64
       * @description When they joined the queue. Epoch milliseconds.
       */
      created: number;
      meetingScheduleId: components['schemas']['Id'];
      scheduledMeeting: components['schemas']['ScheduledMeeting'];
    };
    /**
     * @description The unit of `frequency`. All three recur.
     * @enum {string}
     */
    FrequencyPeriod: 'Day' | 'Week' | 'Month';
    /** @enum {string} */
    WeekDay: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
    /** @enum {string} */
    WeekInMonth: 'First' | 'Second' | 'Third' | 'Fourth' | 'Last';
    /** @description The weekday of a weekly meeting. When it disagrees with the first date, the first matching weekday on or after the date counts (rule meetings.recurrence). */
    WeeklyOptions: {
      /** @description Exactly one weekday. */
      days: components['schemas']['WeekDay'][];
    };
    /** @description Present when a monthly meeting falls on an nth weekday; absent when it falls on a day of the month (rule meetings.recurrence). */
    MonthlyOptions: {
      weekInMonth: components['schemas']['WeekInMonth'];
    };
    /** @description What is scheduled or changed. A save replaces the whole schedule. */
    MeetingInput: {
      /** @description The meeting's; not read of a new one, and of a pod's meeting within its pod. */
      version?: components['schemas']['GivenVersion'];
      /** @description Name in calendars. Absent, the pod's name (or the membership's name followed by " Leader meeting"). */
      name?: string;
      /**
       * Format: int64
       * @description First start. Epoch seconds. Of a recurring meeting that has begun it may be any of its dates up to the next one, past ones included, which keeps them all; another one is where it begins anew (rules meetings.pastDate and meetings.fromNow).
       */
      unixTime: number;
      /** @description False for a single meeting; frequency, period and options are then kept but not used. */
      recurring: boolean;
      /** @description Every how many periods. */
      frequency: number;
      frequencyPeriod: components['schemas']['FrequencyPeriod'];
      /** @description Minutes. */
      duration: number;
      /** @description An http(s) link; https:// is added to an address without a scheme. Empty where the business has Zoom set up, one is created there after the answer, which says `linkState` `pending`. Empty keeps a link that was created at Zoom or is on its way, also where Zoom is no longer set up, and nothing more is created; instead of an assistant's link, which was in force, it is in force then. Otherwise it may only be empty with `linkLater` (rule meetings.link). */
      thirdPartyMeetingLink: string;
      /** @description Somebody adds the link later; nothing is created at Zoom for an empty one. Ignored with a link. */
      linkLater?: boolean;
      /** @description IANA zone in whose wall-clock time the meeting recurs. Absent, the zone it has, or on creation the scheduler's (rule meetings.wallClock). */
      timezone?: string;
      weeklyOptions?: components['schemas']['WeeklyOptions'];
      monthlyOptions?: components['schemas']['MonthlyOptions'];
      /**
       * Format: int64
       * @description Start of the pause. Epoch seconds. Null or absent means no pause.
       */
      pausedFromEpoch?: number | null;
      /**
       * Format: int64
       * @description End of the pause, not included; after its start and in the future. Epoch seconds. Null or absent means no pause.
       */
      pausedToEpoch?: number | null;
    };
    /** @description A pod's or a leader pod's meeting with its next occurrence worked out (rule meetings.next). */
    ScheduledMeeting: {
      id: components['schemas']['Id'];
      name: string;
      /** @description For who may edit it. */
      version?: components['schemas']['Version'];
      /** @description The meeting's id at the online-meeting provider, where it was created there. */
      thirdPartyMeetingId?: string;
      /** @description The link in force (a confirmed assistant's overrides the original), for who may change the meeting. Everybody joins by its join page instead, see `can` (rule meetings.joinLink). Absent while there is none. */
      thirdPartyMeetingLink?: components['schemas']['HttpLink'];
      /** @description Whether `thirdPartyMeetingLink` is that of the pod's confirmed assistant leader, instead of the pod's own. Present with it. */
      isAssistantLink?: boolean;
      /**
       * @description `pending` while Zoom is asked for a link, which takes the place of the one in force, where there is one; `missing` where there is none, since Zoom was asked in vain or it is to be added later, and somebody has to enter one (rule meetings.link). Otherwise absent, and for people who may not attend the meeting.
       * @enum {string}
       */
      linkState?: 'pending' | 'missing';
      /**
       * Format: int64
       * @description First start. Epoch seconds.
       */
      unixTime: number;
      recurring: boolean;
      frequency: number;
      frequencyPeriod: components['schemas']['FrequencyPeriod'];
      /** @description Minutes. */
      duration: number;
      /** @description IANA zone in which the meeting recurs. */
      timezone: string;
      weeklyOptions?: components['schemas']['WeeklyOptions'];
      monthlyOptions?: components['schemas']['MonthlyOptions'];
      /**
       * Format: int64
       * @description Start of the pause. Epoch seconds.
       */
      pausedFromEpoch?: number;
      /**
       * Format: int64
       * @description End of the pause, not included. Epoch seconds.
       */
      pausedToEpoch?: number;
      /** @description Of a recurring meeting, those of its dates ahead that are skipped or moved, in the order of the series. Absent when there are none. */
      changes?: components['schemas']['OccurrenceChange'][];
      /** @description Whether now lies within the pause. */
      paused: boolean;
      /**
       * Format: int64
       * @description When the next meeting takes place that is in no pause and not skipped. Epoch seconds. Absent for a single meeting that is past.
       */
      nextMeeting?: number;
      /**
       * Format: int64
       * @description The start in the series of the last meeting before the next one that was neither paused nor skipped, so that a reader whose clocks show another time then can be told so. Epoch seconds. Absent where there was none, and where the next one is moved.
       */
      previousMeeting?: number;
      /**
       * Format: int64
       * @description The last meeting before a pause that is still to begin. Epoch seconds. Absent without such a pause, and when no meeting is left before it.
       */
      lastBeforePause?: number;
      /**
       * Format: int64
       * @description The first meeting after a pause that is still to begin. Epoch seconds. Absent without such a pause, and when no meeting comes after it.
       */
      firstAfterPause?: number;
      /**
       * Format: int64
       * @description Start of the occurrence that can be joined now, from 15 minutes before its start to its end. Epoch seconds. Absent otherwise.
       */
      currentMeeting?: number;
      /** @description The recurrence in English, in the meeting's own zone. */
      frequencyDescription: string;
      /** @description Weekday of the meeting in its own zone, 1 Monday to 7 Sunday. */
      weekday: number;
      can: components['schemas']['ScheduledMeetingCan'];
    };
    /** @description One date of a recurring meeting that is skipped or moved (rule meetings.occurrences). */
    OccurrenceChange: {
      /**
       * Format: int64
       * @description The start it has in the series, which names it. Epoch seconds.
       */
      start: number;
      /**
       * Format: int64
       * @description When it takes place instead; absent when it is skipped. Epoch seconds.
       */
      movedTo?: number;
    };
    /** @description What the caller may do with one date of a recurring meeting. */
    OccurrenceCan: {
      /** @description To skip or move it: until it begins. */
      change: boolean;
      /** @description To let it take place when the series has it. */
      restore: boolean;
    };
    /** @description One date of a meeting (rule meetings.occurrences). */
    Occurrence: {
      /**
       * Format: int64
       * @description The start it has in the series, which names it. Epoch seconds.
       */
      start: number;
      /**
       * Format: int64
       * @description When it takes place, or would if it were not skipped; other than `start` when it is moved. Epoch seconds.
       */
      at: number;
      skipped: boolean;
      /** @description Of a pod's meeting that is to take place, for its people and for staff. */
      apologies?: components['schemas']['Apologies'];
      can: components['schemas']['OccurrenceCan'];
    };
    /** @description What becomes of one date of a recurring meeting. */
    OccurrenceInput: {
      /**
       * @description `SKIPPED`: it does not take place. `MOVED`: it takes place at `movedTo` instead.
       * @enum {string}
       */
      change: 'SKIPPED' | 'MOVED';
      /**
       * Format: int64
       * @description When it takes place instead, with `MOVED`; ahead, within 400 days, in no pause and while no other of the series does. Epoch seconds.
       */
      movedTo?: number;
    };
    /** @description What the caller may do with a leader meeting. */
    LeaderPodCan: {
      edit: boolean;
      delete: boolean;
    };
    /** @description A meeting of a membership's leaders, assistants, owner and admins (rule meetings.leaderMeetings). */
    LeaderPod: {
      id: components['schemas']['Id'];
      /** @description The membership's name followed by " Leader meeting", in the caller's language. */
      name: string;
      membershipId: components['schemas']['Id'];
      membershipName: string;
      meetingScheduleId: components['schemas']['Id'];
      scheduledMeeting: components['schemas']['ScheduledMeeting'];
      can: components['schemas']['LeaderPodCan'];
    };
    /** @description The link by which somebody's calendar program reads their meetings. Whoever has it can read them. */
    CalendarFeed: {
      /** @description Left out while it is off. */
      url?: string;
      /**
       * Format: int64
       * @description When it was made, in epoch milliseconds.
       */
      created?: number;
    };
    /**
     * @description InProgress is shown as 'Scheduled'.
     * @enum {string}
     */
    StepStatus: 'NotSet' | 'InProgress' | 'NotDone' | 'Done';
    /** @description A small commitment. Goal, description and commitment date are there exactly when the status is not NotSet (rule steps.current). */
    NextTinyStep: {
      id: components['schemas']['Id'];
      /** @description Absent once the pod is gone. */
      podId?: components['schemas']['Id'];
      podName: string;
      /** @description Absent once the membership is gone. */
      membershipId?: components['schemas']['Id'];
      userId: components['schemas']['Id'];
      goal?: string;
      description?: string;
      /**
       * Format: int64
       * @description By when. Epoch milliseconds.
       */
      commitmentDate?: number;
      status: components['schemas']['StepStatus'];
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      created: number;
      /**
       * Format: int64
       * @description When it became Previous. Epoch milliseconds. Absent for the current one.
       */
      closed?: number;
      /** @description The latest step of this person in this pod; the others are listed as Previous. */
      current: boolean;
      /** @description InProgress with a commitment date that is past (rule steps.overdue). */
      overdue: boolean;
      /** @description Somebody who runs the meeting wrote it, and its owner hasn’t confirmed it yet (rule steps.entry). Otherwise absent. */
      unconfirmed?: boolean;
      version?: components['schemas']['Version'];
    };
    /** @description What is committed to (rule steps.commitmentDate). */
    StepCommit: {
      goal: string;
      description: string;
      /**
       * Format: int64
       * @description Epoch milliseconds. After now, and at or before the next meeting that is not paused.
       */
      commitmentDate: number;
      version?: components['schemas']['GivenVersion'];
    };
    /** @description The whole step as it was read, with its status, goal, description and commitment date changed. The other fields are accepted so that it can be sent back as it is; `id`, `podId` and `userId` that differ from the step's are 400, the rest of them is not read. */
    StepUpdate: {
      id?: components['schemas']['Id'];
      podId?: components['schemas']['Id'];
      podName?: string;
      membershipId?: components['schemas']['Id'];
      userId?: components['schemas']['Id'];
      /** @description Null, empty or absent only with NotSet. */
      goal?: string | null;
      /** @description Null, empty or absent only with NotSet. */
      description?: string | null;
      /**
       * Format: int64
       * @description Epoch milliseconds. Null or absent only with NotSet.
       */
      commitmentDate?: number | null;
      status: components['schemas']['StepStatus'];
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      created?: number;
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      closed?: number;
      current?: boolean;
      overdue?: boolean;
      unconfirmed?: boolean;
      version?: components['schemas']['Version'];
    };
    /** @description A step was marked. */
    StepMarked: {
      /** @enum {boolean} */
      done: true;
      /** @description What follows from it, in a sentence for who answered. */
      message?: string;
    };
    /** @description What somebody says of their step. */
    StepAnswer: {
      /**
       * @description What it is from now on.
       * @enum {string}
       */
      status: 'Done' | 'NotDone';
    };
    /** @description A step that its owner is asked about by email. What it is, is there unless it is CHANGED. */
    AskedStep: {
      /**
       * @description It waits for the answer; or has had one, by whichever way; or is no more what the email was about.
       * @enum {string}
       */
      state: 'OPEN' | 'ANSWERED' | 'CHANGED';
      status?: components['schemas']['StepStatus'];
      goal?: string;
      description?: string;
      /**
       * Format: int64
       * @description By when. Epoch milliseconds.
       */
      commitmentDate?: number;
      /** @description InProgress with a commitment date that is past (rule steps.overdue). */
      overdue?: boolean;
      /** @description Absent once the pod or the step is gone. */
      podId?: components['schemas']['Id'];
      podName?: string;
      /** @description Where the membership's people tell of what they have done, once it is Done (rule steps.shareWin). */
      shareWinLink?: string;
    };
    /** @description Plain text from someone in a channel; links in it are clickable (rule chat.messages). */
    Message: {
      id: components['schemas']['Id'];
      channelId: components['schemas']['Id'];
      senderId: components['schemas']['Id'];
      senderName: string;
      senderPhotoId?: components['schemas']['PhotoId'];
      /** @description Plain text; may be empty with an `image`. */
      content: string;
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      createdEpochMillis: number;
      /** @description True when the sender or the pod's leader has removed it, or the sender's account is gone; `content` is then 'Message removed', in English for all readers (rule chat.removed). Absent otherwise. */
      removed?: boolean;
      /** @description The id the sender's device gave it. Absent when none was given. */
      clientId?: components['schemas']['Id'];
      /** @description Rises with every change: of two states of a message, the one with the higher version is the present one. Absent while nothing has changed. */
      version?: number;
      /**
       * Format: int64
       * @description When the text was last changed. Epoch milliseconds. Absent while it is as it was sent (rule chat.edited).
       */
      editedEpochMillis?: number;
      /** @description Whom the text names with an '@'. Absent when nobody. */
      mentions?: components['schemas']['Mention'][];
      /** @description The message it replies to. Absent for none, and once it is removed itself (rule chat.replies). */
      replyTo?: components['schemas']['MessageQuote'];
      /** @description The image sent with it. Absent for none (rule chat.images). */
      image?: components['schemas']['MessageImage'];
      /** @description Who has reacted, by emoji, in the order in which each was first given. Absent while nobody has (rule chat.reactions). */
      reactions?: components['schemas']['Reaction'][];
    };
    /** @description A conversation the caller is in, a pod's or the leaders' of a membership (rule chat.people). */
    Channel: {
      id: components['schemas']['Id'];
      /** @description That of a leader channel is in the caller's language. */
      name: string;
      businessId: components['schemas']['Id'];
      membershipId: components['schemas']['Id'];
      membershipName: string;
      /** @description Absent for a leader channel. */
      podId?: components['schemas']['Id'];
      leaderChannel: boolean;
      /** @description The pod's leader. Absent for a leader channel or while there is none. */
      leaderName?: string;
      /** @description Absent while nothing is written. */
      lastMessageId?: components['schemas']['Id'];
      /** @description The newest message the caller has read. Absent while none is read. */
      lastMessageReadId?: components['schemas']['Id'];
      /** @description Messages of others after the last read one; 100 means 100 or more. */
      unread: number;
      /** @description The pinned message (rule chat.pinned). Absent while none is. */
      pinned?: components['schemas']['MessageQuote'];
      /** @description True for who may pin a message and unpin it. Absent otherwise. */
      canPin?: boolean;
      /** @description True while the caller has muted it (rule chat.muted). Absent otherwise. */
      muted?: boolean;
      /** @description The newest message, for preview; empty while nothing is written. */
      messages: components['schemas']['Message'][];
    };
    MessageInput: {
      /** @description Plain text, not only white space unless with an image. */
      content: string;
      /** @description An id made by the sender's device. A repeat with the same one answers the message already sent. */
      clientId?: components['schemas']['Id'];
      mentions?: components['schemas']['MentionInput'];
      /** @description The message of this channel that it replies to. A removed one is quoted as 'Message removed'. */
      replyToId?: components['schemas']['Id'];
      /** @description An image that the sender has uploaded to this channel (rule chat.images). */
      imageId?: components['schemas']['Id'];
      /** @description What the image shows, for those who can't see it. */
      imageAlt?: string;
    };
    ReadInput: {
      messageId: components['schemas']['Id'];
      status: components['schemas']['ReadStatus'];
    };
    /** @description How far the caller has read. */
    ChannelRead: {
      channelId: components['schemas']['Id'];
      /** @description The newest message the caller has read. Absent while none is read. */
      lastMessageReadId?: components['schemas']['Id'];
      /** @description Messages of others after it; 100 means 100 or more. */
      unread: number;
    };
    /** @description Opaque. In an `id` line it is how far the stream has come, to resume there; within `data` it is the event's own, by which a repeat is known. */
    StreamEventId: string;
    /** @description A message was written or changed in a channel of the caller's, by the caller on another device too. It carries the present state; one with a lower `version` than is known is old. */
    MessageEvent: {
      id: components['schemas']['StreamEventId'];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'message';
      message: components['schemas']['Message'];
    };
    /** @description The caller has read on, or marked something as unread, here or on another device. */
    ReadEvent: {
      id: components['schemas']['StreamEventId'];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'read';
      channelId: components['schemas']['Id'];
      status: components['schemas']['ReadStatus'];
      /** @description The newest message the caller has read now. Absent when none is read any more. */
      lastMessageReadId?: components['schemas']['Id'];
      userId: components['schemas']['Id'];
    };
    /** @description A notification came or changed, or was dismissed on another device. */
    NotificationEvent: {
      id: components['schemas']['StreamEventId'];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'notification';
      notificationId: components['schemas']['Id'];
      /** @description The other notifications that the same act changed. */
      others?: components['schemas']['Id'][];
      dismissed: boolean;
    };
    /** @description The caller came into or lost a channel, or its name, people or pinned message changed, or it was muted. Clients of 0.1.0 also read that the pod changed, if it has `podId`, or else the caller's leadership: each `pod` and `leadership` event has a `channel` event beside it. Later clients read only what it says of the channel. */
    ChannelEvent: {
      id: components['schemas']['StreamEventId'];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'channel';
      channelId: components['schemas']['Id'];
      /** @description Absent for a leader channel. */
      podId?: components['schemas']['Id'];
      /** @enum {string} */
      change: 'added' | 'removed' | 'changed';
    };
    /** @description A pod has changed that the caller is in, looks after or is asked to lead. `added`, `removed`: the caller came into it or left it. `people`: somebody else did. `changed`: anything else of it, such as its name, meeting, leader or an offer to lead it. */
    PodEvent: {
      id: components['schemas']['StreamEventId'];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'pod';
      podId: components['schemas']['Id'];
      /** @enum {string} */
      change: 'added' | 'removed' | 'people' | 'changed';
    };
    /** @description In one of the caller's pods, a meeting's round moved on, or people's attendance was recorded. Without `progress` and `arrived`, either may have changed. */
    RoundEvent: {
      id: components['schemas']['StreamEventId'];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'round';
      podId: components['schemas']['Id'];
      start: components['schemas']['RoundStart'];
      progress?: components['schemas']['RoundProgress'];
      /** @description People recorded as having come. */
      arrived?: components['schemas']['Id'][];
    };
    /** @description In one of the caller's pods, a step changed. `responses`: only what people say about it did. With `cheeredBy` or `cheerWithdrawnBy`, only that person's cheer did. */
    StepEvent: {
      id: components['schemas']['StreamEventId'];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'step';
      podId: components['schemas']['Id'];
      stepId: components['schemas']['Id'];
      /** @description The step's owner. */
      userId: components['schemas']['Id'];
      /** @enum {string} */
      change: 'step' | 'responses';
      cheeredBy?: components['schemas']['Id'];
      cheerWithdrawnBy?: components['schemas']['Id'];
    };
    /** @description The caller came to or ceased to lead, assist or administer in a membership, or a leader meeting of it changed. */
    LeadershipEvent: {
      id: components['schemas']['StreamEventId'];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'leadership';
      membershipId: components['schemas']['Id'];
    };
    /** @description A required action of the caller's became due in a business, or is asked no more; with a leader's goes what they may do there. */
    ActionEvent: {
      id: components['schemas']['StreamEventId'];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'action';
      businessId: components['schemas']['Id'];
      action: components['schemas']['OnboardingActionName'];
    };
    /** @description The session named, or without one every session of the caller's, is over; go to /login. */
    LogoutEvent: {
      id: components['schemas']['StreamEventId'];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'logout';
      sessionId?: components['schemas']['Id'];
    };
    /** @description The client is older than the event log, or what the person may see has changed as a whole; everything it holds has to be fetched again. */
    RefetchEvent: {
      id: components['schemas']['StreamEventId'];
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      type: 'refetch';
    };
    /** @description What the stream carries, one JSON object in the `data` of each event (rule platform.streamEvents). */
    StreamEvent:
      | components['schemas']['MessageEvent']
      | components['schemas']['ReadEvent']
      | components['schemas']['NotificationEvent']
      | components['schemas']['ChannelEvent']
      | components['schemas']['PodEvent']
      | components['schemas']['RoundEvent']
      | components['schemas']['StepEvent']
      | components['schemas']['LeadershipEvent']
      | components['schemas']['ActionEvent']
      | components['schemas']['LogoutEvent']
      | components['schemas']['RefetchEvent'];
    /**
     * @description ACKNOWLEDGE has one button that only dismisses, DISMISSIBLE_ACTION an action that may be dismissed instead, ACTION an action that must be taken, CHOICE two actions (rule notifications.kinds).
     * @enum {string}
     */
    NotificationActionType: 'ACKNOWLEDGE' | 'DISMISSIBLE_ACTION' | 'ACTION' | 'CHOICE';
    /** @description An in-app notification. An action URL that is a path under /v1 is POSTed; anything else is a link, opened without the token (rule notifications.actions). */
    Notification: {
      id: components['schemas']['Id'];
      membershipName?: string;
      /** @description HTML: text, b, i, em, strong, br and a[href=http(s)], cleaned by the server. */
      message: string;
      actionType: components['schemas']['NotificationActionType'];
      primaryDisplayName?: string;
      primaryActionUrl?: string;
      secondaryDisplayName?: string;
      secondaryActionUrl?: string;
      /** @description True when `primaryActionUrl` leads out of the product and opens in a new tab. */
      externalLink?: boolean;
      /** @enum {string} */
      primaryIcon?: 'Like';
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      created: number;
      /** @description True where somebody waits for the answer; dismissing all leaves it (rule notifications.dismissAll). */
      needsAnswer?: boolean;
      group?: components['schemas']['NotificationGroup'];
    };
    /** @description What the browser's push manager answered for this device. */
    PushSubscriptionInput: {
      /** @description The push service's https address. */
      endpoint: string;
      /** @description The device's P-256 public key, base64url. */
      key: string;
      /** @description The device's authentication secret, base64url. */
      auth: string;
    };
    PushEndpoint: {
      endpoint: string;
    };
    PushKey: {
      /** @description The server's VAPID public key, base64url. */
      key: string;
    };
    /** @enum {string} */
    NotificationSettingType:
      'MISSED_POD_MESSAGE' | 'MEETING_REMINDER' | 'STEP_REMINDER' | 'POD_HEALTH' | 'ANNOUNCEMENT';
    /**
     * @description What can be chosen depends on the type. MISSED_POD_MESSAGE takes FIVE_MINUTES to NEVER: DAY comes at 08:00 and WEEKLY on Monday at 08:00 in the reader's zone. MEETING_REMINDER takes BOTH, DAY (24 hours before), FIFTEEN_MINUTES and NEVER, STEP_REMINDER and ANNOUNCEMENT take ON and OFF, and POD_HEALTH, which only owners and admins are told of, WEEKLY and NEVER.
     * @enum {string}
     */
    NotificationFrequency:
      | 'FIVE_MINUTES'
      | 'HOURLY'
      | 'THREE_HOURS'
      | 'SIX_HOURS'
      | 'TWELVE_HOURS'
      | 'DAY'
      | 'WEEKLY'
      | 'NEVER'
      | 'BOTH'
      | 'FIFTEEN_MINUTES'
      | 'ON'
      | 'OFF';
    /** @description How often one kind of notification may come, by push and by email. Until it is chosen MISSED_POD_MESSAGE is HOURLY, MEETING_REMINDER is BOTH, STEP_REMINDER and ANNOUNCEMENT are ON and POD_HEALTH is NEVER. */
    NotificationSetting: {
      type: components['schemas']['NotificationSettingType'];
      frequency: components['schemas']['NotificationFrequency'];
      /** @description Of MISSED_POD_MESSAGE alone: whether emails and devices show the first lines of what was written. It is answered with that type, true until it is chosen, and stays as it is when it isn't given. */
      showPreviews?: boolean;
    };
    /** @description What is chosen of one type; what isn't given stays as it is. */
    NotificationSettingUpdate: {
      type: components['schemas']['NotificationSettingType'];
      frequency?: components['schemas']['NotificationFrequency'];
      /** @description Of MISSED_POD_MESSAGE alone. */
      showPreviews?: boolean;
    };
    /** @description What RFC 8058 has mail programs send. */
    OneClickUnsubscribe: {
      /** @enum {string} */
      'List-Unsubscribe': 'One-Click';
    };
    /**
     * @description What was done.
     * @enum {string}
     */
    AuditAct:
      | 'ADMIN_INVITED'
      | 'ADMIN_INVITATION_WITHDRAWN'
      | 'ADMIN_JOINED'
      | 'ADMIN_REMOVED'
      | 'BUSINESS_HANDED_OVER'
      | 'BUSINESS_CHANGED'
      | 'STAFF_TWO_FACTOR_REQUIRED'
      | 'STAFF_TWO_FACTOR_OPTIONAL'
      | 'TWO_FACTOR_TURNED_OFF'
      | 'ZOOM_CONNECTED'
      | 'SIGN_ON_CHANGED'
      | 'SIGN_ON_REMOVED'
      | 'API_KEY_CREATED'
      | 'API_KEY_REVOKED'
      | 'WEBHOOK_CREATED'
      | 'WEBHOOK_CHANGED'
      | 'WEBHOOK_SECRET_REPLACED'
      | 'WEBHOOK_DELETED'
      | 'MEMBERSHIP_CREATED'
      | 'MEMBERSHIP_CHANGED'
      | 'MEMBERSHIP_DELETED'
      | 'INVITE_LINKS_RESET'
      | 'MEMBER_INVITED'
      | 'MEMBER_INVITATION_WITHDRAWN'
      | 'MEMBER_DISABLED'
      | 'MEMBER_ENABLED'
      | 'MEMBER_REMOVED'
      | 'MEMBER_EMAIL_CHANGE_STARTED'
      | 'MEMBER_EMAIL_CHANGED'
      | 'LOGIN_LINK_SENT'
      | 'LEADER_APPROVED'
      | 'LEADER_DECLINED'
      | 'LEADER_ANSWER_UNDONE'
      | 'LEADER_STATUS_SET'
      | 'LEADER_DEMOTED'
      | 'LEADERSHIP_OFFERED'
      | 'LEADERSHIP_ACCEPTED'
      | 'ASSISTANT_ASKED'
      | 'ASSISTANT_CONFIRMED'
      | 'ASSISTANT_DECLINED'
      | 'ASSISTANT_REMOVED'
      | 'POD_CREATED'
      | 'POD_CHANGED'
      | 'POD_DELETED'
      | 'POD_MEMBER_PLACED'
      | 'POD_MEMBER_REMOVED'
      | 'MESSAGE_REMOVED'
      | 'LEADER_MEETING_SCHEDULED'
      | 'LEADER_MEETING_CHANGED'
      | 'LEADER_MEETING_CANCELLED'
      | 'ANNOUNCEMENT_SENT'
      | 'ANNOUNCEMENT_WITHDRAWN'
      | 'REPORT_DECIDED'
      | 'TERMS_PUBLISHED'
      | 'TERMS_WITHDRAWN'
      | 'MEMBERS_DOWNLOADED'
      | 'AUDIT_LOG_DOWNLOADED';
    /** @description Somebody an entry names. */
    AuditPerson: {
      /**
       * Format: uuid
       * @description User id.
       */
      id: string;
      /** @description First and last name; absent once they have deleted their account. */
      name?: string;
    };
    /** @description A membership or pod an entry names, as it was called at the time. It may be gone. */
    AuditSubject: {
      id: components['schemas']['Id'];
      name: string;
    };
    /** @description One act. Nothing changes an entry (rule audit.appendOnly). */
    AuditEntry: {
      id: components['schemas']['Id'];
      /**
       * Format: int64
       * @description When it was done. Epoch milliseconds.
       */
      created: number;
      act: components['schemas']['AuditAct'];
      actor: components['schemas']['AuditPerson'];
      person?: components['schemas']['AuditPerson'];
      membership?: components['schemas']['AuditSubject'];
      pod?: components['schemas']['AuditSubject'];
      /** @description Which fields, settings or features were changed; never what they hold. */
      fields: string[];
      /** @description The leader status that was set, the hidden middle of an invited address ('j…@example.com'), or the pod whose waitlist a pod was formed from, or the name of an API key. */
      detail?: string;
      /** @description The name of the API key by which it was done; absent without one. */
      apiKey?: string;
      /** @description Network address it came from; absent once the person has deleted their account. */
      address?: string;
    };
    /** @description `installation`, or the id of the business whose provider it is. */
    ProviderRef: string;
    /** @description What its users call the provider, as in 'Log in with Acme'. */
    ProviderName: string;
    SignOnProvider: {
      ref: components['schemas']['ProviderRef'];
      name: components['schemas']['ProviderName'];
      /** @description Absent for the installation's provider. */
      businessName?: string;
    };
    SignOnStart: {
      provider: components['schemas']['ProviderRef'];
      inviteCode?: components['schemas']['Code'];
      /** @description The path of the page to open after the login. */
      returnPath?: string;
    };
    SignOnAddress: {
      /** @description The provider's address to open in this browser. */
      address: string;
    };
    /** @description What the provider put in the address, as it is. */
    SignOnAnswer: {
      provider: components['schemas']['ProviderRef'];
      /** @description The query of the address, with or without its question mark. */
      answer: string;
    };
    /** @description Exactly one of session, confirmation and test. */
    SignOnOutcome: {
      session?: components['schemas']['Session'];
      confirmation?: components['schemas']['SignOnToConfirm'];
      test?: components['schemas']['SignOnTest'];
      /** @description That of startSignOn. */
      returnPath?: string;
    };
    SignOnToConfirm: {
      /** @description For confirmSignOn, for 30 minutes. */
      ticket: string;
      /** @description The verified address that the provider named. */
      email: string;
      providerName: components['schemas']['ProviderName'];
      /** @description Absent for the installation's provider. */
      businessName?: string;
      /** @description Whether the person came by an invite link. */
      invited: boolean;
      /** @description As the provider has it; only for people who came by an invite. */
      firstName?: string;
      /** @description As the provider has it; only for people who came by an invite. */
      lastName?: string;
    };
    SignOnTest: {
      businessId: components['schemas']['Id'];
      /** @description Whether people can log in with the provider now. */
      worked: boolean;
      /** @description The address that the provider named. */
      email?: string;
      /** @description A sentence for the owner, unless it worked. */
      problem?: string;
    };
    SignOnTicket: {
      /** @description That of finishSignOn. */
      ticket: string;
    };
    SignOnConfirmation: {
      /** @description That of finishSignOn. */
      ticket: string;
      /** @description The account's; instead of a mailed code. */
      password?: string;
      /** @description Six digits. */
      mailedCode?: string;
      /** @description Of the authenticator app, where two-factor login is on. */
      code?: string;
      firstName?: components['schemas']['Name'];
      lastName?: components['schemas']['Name'];
      timezone?: components['schemas']['DeviceZone'];
      acceptedVersions?: components['schemas']['AcceptedVersions'];
      confirmedAge?: components['schemas']['ConfirmedAge'];
    };
    /** @description An identity at a provider that logs in to the account. */
    Identity: {
      id: components['schemas']['Id'];
      providerName: components['schemas']['ProviderName'];
      /** @description The provider's issuer. */
      issuer: string;
      /**
       * Format: int64
       * @description When it was linked. Epoch seconds.
       */
      created: number;
      /**
       * Format: int64
       * @description When it last logged in. Epoch seconds.
       */
      lastUsed?: number;
    };
    /**
     * @description Who must log in with the provider, to reach what belongs to the business. Never its owner.
     * @enum {string}
     */
    SignOnRequirement: 'nobody' | 'staff' | 'everyone';
    SignOnSettings: {
      /** @description Whether the business has a provider. */
      configured: boolean;
      /** @description Whether somebody has logged in with these settings. */
      tested: boolean;
      name?: components['schemas']['ProviderName'];
      /** @description As the provider states it. */
      issuer?: string;
      /** @description As the provider gave it. */
      clientId?: string;
      required: components['schemas']['SignOnRequirement'];
      /** @description What the provider must be told to send people back to. */
      redirectUri: string;
      version: components['schemas']['Version'];
    };
    SignOnSettingsInput: {
      name: components['schemas']['ProviderName'];
      /** @description The provider's issuer, an https address; its settings are at /.well-known/openid-configuration below it. */
      issuer: string;
      /** @description As the provider gave it. */
      clientId: string;
      /** @description As the provider gave it. Empty or absent, the stored one stays; another issuer or client needs its own. */
      clientSecret?: string;
      required: components['schemas']['SignOnRequirement'];
      version?: components['schemas']['GivenVersion'];
    };
    /**
     * @description What a key may do; an operation's `x-key-scope` names the one it needs (rule integrations.scopes).
     * @enum {string}
     */
    ApiKeyScope: 'members:read' | 'members:write' | 'pods:read' | 'meetings:read' | 'webhooks';
    /** @description A key to create. */
    ApiKeyInput: {
      /** @description What uses it. */
      name: string;
      scopes: components['schemas']['ApiKeyScope'][];
      /** @default 365 */
      expiresInDays: number;
    };
    /** @description A key of a business, without the key itself. */
    ApiKey: {
      id: components['schemas']['Id'];
      name: string;
      /** @description Its last characters, to tell it from others. */
      ending: string;
      scopes: components['schemas']['ApiKeyScope'][];
      /** @description The name of the person it acts for. */
      createdBy: string;
      /**
       * Format: uuid
       * @description Their user id.
       */
      creatorId: string;
      created: components['schemas']['EpochSeconds'];
      expires: components['schemas']['EpochSeconds'];
      /** @description To the minute; absent until it is used. Epoch seconds. */
      lastUsed?: components['schemas']['EpochSeconds'];
    };
    /** @description A key that was just created. */
    NewApiKey: {
      apiKey: components['schemas']['ApiKey'];
      /** @description The key itself, sent as `Authorization: Bearer sw_…`. It is never answered again. */
      secret: string;
    };
    /** @description The key of a request, with the ids that a program needs. */
    MyApiKey: {
      name: string;
      scopes: components['schemas']['ApiKeyScope'][];
      expires: components['schemas']['EpochSeconds'];
      businessId: components['schemas']['Id'];
      businessName: components['schemas']['Name'];
      /** @description By name. */
      memberships: components['schemas']['KeyMembership'][];
    };
    /** @description A membership of the key's business. */
    KeyMembership: {
      id: components['schemas']['Id'];
      name: components['schemas']['Name'];
    };
    /**
     * @description What a webhook may be told of (rule integrations.webhookEvents).
     * @enum {string}
     */
    WebhookEventType:
      | 'member.invited'
      | 'member.joined'
      | 'member.left'
      | 'member.disabled'
      | 'member.enabled'
      | 'member.drifting'
      | 'pod.joined'
      | 'pod.left'
      | 'waitlist.joined'
      | 'waitlist.ready'
      | 'meeting.starting'
      | 'meeting.finished'
      | 'step.done'
      | 'leader.applied'
      | 'report.opened';
    WebhookEventTypes: components['schemas']['WebhookEventType'][];
    /** @description Where messages are sent; an https address on the public Internet, without a name or password in it. */
    WebhookUrl: string;
    /** @description A webhook to create. */
    WebhookInput: {
      url: components['schemas']['WebhookUrl'];
      events: components['schemas']['WebhookEventTypes'];
    };
    /** @description What to change; what is absent stays. */
    WebhookUpdate: {
      url?: components['schemas']['WebhookUrl'];
      events?: components['schemas']['WebhookEventTypes'];
      /**
       * @description Turns a disabled webhook on again.
       * @enum {boolean}
       */
      enabled?: true;
    };
    /**
     * @description GONE, if its receiver answered 410; FAILING, if it accepted nothing for five days; CREATOR_LEFT, if the person who created it is no longer staff; KEY_EXPIRED, if its key has expired.
     * @enum {string}
     */
    WebhookDisabledReason: 'GONE' | 'FAILING' | 'CREATOR_LEFT' | 'KEY_EXPIRED';
    /** @description An address that is told of events. */
    Webhook: {
      id: components['schemas']['Id'];
      url: string;
      events: components['schemas']['WebhookEventType'][];
      created: components['schemas']['EpochSeconds'];
      /** @description The name of the person who created it, or whose key did; absent once their account is deleted. */
      createdBy?: string;
      /**
       * Format: uuid
       * @description Their user id.
       */
      creatorId?: string;
      /** @description The key that created it, with which it ends. */
      apiKeyName?: string;
      enabled: boolean;
      /** @description When it was disabled; absent while it is enabled. Epoch seconds. */
      disabled?: components['schemas']['EpochSeconds'];
      disabledReason?: components['schemas']['WebhookDisabledReason'];
      /** @description The first failure since the receiver last accepted a message; absent while all goes well. Epoch seconds. */
      failingSince?: components['schemas']['EpochSeconds'];
      /** @description Until when messages are also signed with the previous secret, if the secret was replaced. Epoch seconds. */
      previousUntil?: components['schemas']['EpochSeconds'];
    };
    /** @description Signs the messages, as Standard Webhooks says. Answered when it is made, and to a program that repeats its subscription. */
    WebhookSecret: string;
    /** @description A webhook that was just created. */
    NewWebhook: {
      webhook: components['schemas']['Webhook'];
      secret: components['schemas']['WebhookSecret'];
    };
    /**
     * @description The type of a message; webhook.test is sent when somebody tries a webhook.
     * @enum {string}
     */
    WebhookMessageType:
      | 'member.invited'
      | 'member.joined'
      | 'member.left'
      | 'member.disabled'
      | 'member.enabled'
      | 'member.drifting'
      | 'pod.joined'
      | 'pod.left'
      | 'waitlist.joined'
      | 'waitlist.ready'
      | 'meeting.starting'
      | 'meeting.finished'
      | 'step.done'
      | 'leader.applied'
      | 'report.opened'
      | 'webhook.test';
    /**
     * @description WAITING, if it will be tried (again), SENDING, while it is; FAILED, if it won't be, unless somebody asks for it.
     * @enum {string}
     */
    WebhookDeliveryState: 'WAITING' | 'DELIVERED' | 'FAILED' | 'SENDING';
    /** @description A message to a webhook. */
    WebhookDelivery: {
      /**
       * Format: uuid
       * @description The message's `webhook-id`.
       */
      id: string;
      type: components['schemas']['WebhookMessageType'];
      created: components['schemas']['EpochSeconds'];
      state: components['schemas']['WebhookDeliveryState'];
      /** @description How often it was sent. */
      tries: number;
      /** @description Absent until it is tried. Epoch seconds. */
      lastTry?: components['schemas']['EpochSeconds'];
      /** @description The earliest time of the next try, if it waits and that is ahead. Epoch seconds. */
      nextTry?: components['schemas']['EpochSeconds'];
      /** @description The status of the last response; absent if there was none. */
      status?: number;
      /** @description The beginning of the last response, or why there was none. */
      response?: string;
    };
    /**
     * Format: date-time
     * @description When it happened.
     */
    WebhookTimestamp: string;
    /** @description A member. Members who have left, and webhooks created with a key without `members:read`, have ids and reference only. */
    WebhookMemberData: {
      membershipId: components['schemas']['Id'];
      membershipName: components['schemas']['Name'];
      memberId: components['schemas']['Id'];
      externalRef?: components['schemas']['ExternalRef'];
      name?: string;
      email?: string;
      /** @description The pod of pod.joined, pod.left, waitlist.joined and member.drifting, and of step.done for a step in a pod. */
      podId?: components['schemas']['Id'];
      podName?: components['schemas']['Name'];
    };
    /** @description Something that a member did, or that was done to them. */
    WebhookMemberMessage: {
      /** @enum {string} */
      type:
        | 'member.joined'
        | 'member.left'
        | 'member.disabled'
        | 'member.enabled'
        | 'member.drifting'
        | 'pod.joined'
        | 'pod.left'
        | 'waitlist.joined'
        | 'step.done'
        | 'leader.applied';
      timestamp: components['schemas']['WebhookTimestamp'];
      data: components['schemas']['WebhookMemberData'];
    };
    /** @description Somebody was invited by email. */
    WebhookInvitationMessage: {
      /** @enum {string} */
      type: 'member.invited';
      timestamp: components['schemas']['WebhookTimestamp'];
      data: {
        membershipId: components['schemas']['Id'];
        membershipName: components['schemas']['Name'];
        invitationId: components['schemas']['Id'];
        role: components['schemas']['InviteRole'];
        externalRef?: components['schemas']['ExternalRef'];
        name?: string;
        email?: string;
      };
    };
    /** @description Somebody reported something to the owner and admins (rule reports.queue). Neither who did nor whom it is about. */
    WebhookReportMessage: {
      /** @enum {string} */
      type: 'report.opened';
      timestamp: components['schemas']['WebhookTimestamp'];
      data: {
        membershipId: components['schemas']['Id'];
        membershipName: components['schemas']['Name'];
        podId?: components['schemas']['Id'];
        podName?: components['schemas']['Name'];
        reportId: components['schemas']['Id'];
        kind: components['schemas']['ReportKind'];
        reason: components['schemas']['ReportReason'];
      };
    };
    /** @description Enough people wait for a pod to form another one (rule pods.waitlistOfFour). */
    WebhookWaitlistMessage: {
      /** @enum {string} */
      type: 'waitlist.ready';
      timestamp: components['schemas']['WebhookTimestamp'];
      data: {
        membershipId: components['schemas']['Id'];
        membershipName: components['schemas']['Name'];
        podId: components['schemas']['Id'];
        podName: components['schemas']['Name'];
        waiting: number;
      };
    };
    /** @description A pod meets in fifteen minutes, or its meeting is over. */
    WebhookMeetingMessage: {
      /** @enum {string} */
      type: 'meeting.starting' | 'meeting.finished';
      timestamp: components['schemas']['WebhookTimestamp'];
      data: {
        membershipId: components['schemas']['Id'];
        membershipName: components['schemas']['Name'];
        podId: components['schemas']['Id'];
        podName: components['schemas']['Name'];
        meetingId: components['schemas']['Id'];
        /** @description The start that the date has in the series. Epoch seconds. */
        start: components['schemas']['EpochSeconds'];
        /** @description The start, which differs from `start` if the date was moved. Epoch seconds. */
        at: components['schemas']['EpochSeconds'];
        /** @description Of meeting.finished, as are the next two: what was recorded by the end. */
        came?: number;
        apologies?: number;
        absent?: number;
      };
    };
    /** @description Somebody tried the webhook. */
    WebhookTestMessage: {
      /** @enum {string} */
      type: 'webhook.test';
      timestamp: components['schemas']['WebhookTimestamp'];
      data: {
        webhookId: components['schemas']['Id'];
      };
    };
    /** @description What is sent to webhooks, by its type. Ids, names of places and of people, and counts; never anybody's words. */
    WebhookMessage:
      | components['schemas']['WebhookMemberMessage']
      | components['schemas']['WebhookInvitationMessage']
      | components['schemas']['WebhookWaitlistMessage']
      | components['schemas']['WebhookMeetingMessage']
      | components['schemas']['WebhookReportMessage']
      | components['schemas']['WebhookTestMessage'];
    /** @description One answer of a batch. */
    BatchAnswer: {
      /** @description Its HTTP status. */
      status: number;
      /** @description Its `Link` header, where there is one. */
      link?: string;
      /** @description Its `X-Total-Count` header, where there is one. */
      totalCount?: number;
      /** @description What it answers; a problem where it failed. */
      body: unknown;
    };
    /** @description The answers to a page's first reads, and the page rendered from them. */
    PageSnapshot: {
      /** @description In the order asked for. */
      answers: components['schemas']['BatchAnswer'][];
      /** @description The page, without its head. */
      html?: string;
    };
    /** @description The language that the person reads, as a BCP 47 tag such as de; absent while it is not known. */
    Language: string;
    /** @description A membership that somebody has no access to for now, and whom they can ask. */
    DisabledMembership: {
      id: components['schemas']['Id'];
      name: components['schemas']['Name'];
      supportEmail?: components['schemas']['Email'];
    };
    /** @description What the authenticator app shows, six digits, or a recovery code. Spaces and hyphens don't matter. */
    TwoFactorCode: string;
    TwoFactorLoginRequest: {
      /** @description That of the login that asked for a code. */
      ticket: string;
      code: components['schemas']['TwoFactorCode'];
    };
    /** @description The authenticator's name for a passkey, in base64url. */
    CredentialId: string;
    /** @description The browser's clientDataJSON, in base64url. */
    SignedClientData: string;
    /** @description The signed challenge; fields of AuthenticationResponseJSON of WebAuthn. */
    PasskeyLoginRequest: {
      id: components['schemas']['CredentialId'];
      clientDataJSON: components['schemas']['SignedClientData'];
      /** @description Base64url. */
      authenticatorData: string;
      /** @description Base64url. */
      signature: string;
      /** @description The account's id in base64url, where the authenticator gives it. */
      userHandle?: string;
      /** @description That of the login whose second step this is. */
      ticket?: string;
    };
    PasskeyLoginStart: {
      /** @description That of the login that asked for a second step. */
      ticket?: string;
    };
    /** @description What the authenticator signs, once, within five minutes. Base64url. */
    Challenge: string;
    /** @description How a browser reaches the authenticator, such as `internal`, `hybrid` or `usb`. */
    CredentialTransport: string;
    CredentialDescriptor: {
      id: components['schemas']['CredentialId'];
      /** @enum {string} */
      type: 'public-key';
      transports?: components['schemas']['CredentialTransport'][];
    };
    /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
    PasskeyRequestOptions: {
      challenge: components['schemas']['Challenge'];
      /** @description The host of PUBLIC_URL. */
      rpId: string;
      /** @description Milliseconds. */
      timeout: number;
      /** @enum {string} */
      userVerification: 'required' | 'preferred';
      /** @description Only with a ticket. */
      allowCredentials?: components['schemas']['CredentialDescriptor'][];
    };
    /** @description At first that of the password manager or device which keeps it; at least one visible character. */
    PasskeyName: string;
    /** @description A passkey of the account, as its owner sees it. */
    Passkey: {
      id: components['schemas']['Id'];
      name: components['schemas']['PasskeyName'];
      /**
       * Format: int64
       * @description When it was added. Epoch seconds.
       */
      created: number;
      /**
       * Format: int64
       * @description When it last logged in; absent if it never has. Epoch seconds.
       */
      lastUsed?: number;
    };
    /** @description What the browser made; fields of RegistrationResponseJSON of WebAuthn. */
    PasskeyInput: {
      id: components['schemas']['CredentialId'];
      clientDataJSON: components['schemas']['SignedClientData'];
      /** @description Base64url. */
      attestationObject: string;
      transports?: components['schemas']['CredentialTransport'][];
    };
    /** @description Shows that it is the person who asks, and not only an open session (rule account.person). */
    OwnProof: {
      password: components['schemas']['OwnPassword'];
      code?: components['schemas']['OwnCode'];
    };
    /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
    PasskeyCreationOptions: {
      challenge: components['schemas']['Challenge'];
      rp: {
        /** @description The host of PUBLIC_URL. */
        id: string;
        name: string;
      };
      user: {
        /** @description The account's id in base64url. */
        id: string;
        name: components['schemas']['Email'];
        displayName: string;
      };
      pubKeyCredParams: {
        /** @description Of the COSE registry. */
        alg: number;
        /** @enum {string} */
        type: 'public-key';
      }[];
      /** @description Milliseconds. */
      timeout: number;
      /** @enum {string} */
      attestation: 'none';
      /** @description The account's passkeys, so that a device gets no second one. */
      excludeCredentials: components['schemas']['CredentialDescriptor'][];
      authenticatorSelection: {
        /** @enum {string} */
        residentKey: 'required';
        requireResidentKey: boolean;
        /** @enum {string} */
        userVerification: 'required';
      };
    };
    PasskeyUpdate: {
      name: components['schemas']['PasskeyName'];
    };
    /** @description IANA time zone name of the device, as in Europe/London, for the first emails; an unknown one counts as UTC. */
    DeviceZone: string;
    /** @description How somebody's two-factor login stands. */
    TwoFactor: {
      enabled: boolean;
      /**
       * Format: int64
       * @description When it was turned on; absent while it is off. Epoch seconds.
       */
      since?: number;
      recoveryCodesLeft: number;
      /** @description Names of the businesses that the person runs and that ask their staff for it, by name; while there is one, it can't be turned off. */
      requiredBy: components['schemas']['Name'][];
    };
    TwoFactorConfirmation: {
      /** @description That of the setup. */
      setup: string;
      code: components['schemas']['TwoFactorCode'];
    };
    /** @description Each works once, in the place of a code of the authenticator app. They are never shown again. */
    RecoveryCodes: {
      recoveryCodes: string[];
    };
    /** @description What an authenticator app is given. Nothing is on before a code of it is confirmed. */
    TwoFactorSetup: {
      /** @description Names this setup when it is confirmed. */
      setup: string;
      /** @description The key to type in where no picture can be scanned, in base32. */
      secret: string;
      /** @description The same as an otpauth address, to be shown as a QR code. */
      uri: string;
      /**
       * Format: int64
       * @description Until when it can be confirmed. Epoch seconds.
       */
      expires: number;
    };
    /** @description The path to open after logging in, in the browser that asked (rule session.returnPath). */
    ReturnPath: string;
    /** @description The account that a mailed link logs in to. */
    LoginLink: {
      email: components['schemas']['Email'];
      /** @description This browser asked for the link. */
      askedHere: boolean;
      /** @description The membership whose staff sent the link; absent where its recipient asked for it. */
      membershipName?: components['schemas']['Name'];
      returnPath?: components['schemas']['ReturnPath'];
    };
    ConfirmationRequest: {
      code: components['schemas']['Code'];
    };
    /**
     * @description The page that says what came of a confirmation; /invalid where its purpose is gone.
     * @enum {string}
     */
    ConfirmedPage: '/email-verified' | '/leader-email-verified' | '/approval-pending' | '/invalid';
    Confirmation: {
      page: components['schemas']['ConfirmedPage'];
      /**
       * Format: int64
       * @description When what was confirmed takes effect, if that is later. Epoch milliseconds.
       */
      takesEffect?: number;
      /** @description The new session, where confirming also signs in. */
      session?: components['schemas']['Session'];
    };
    /** @description What waits behind the link of a registration. */
    PendingRegistration: {
      /**
       * @description What the registration is for.
       * @enum {string}
       */
      kind: 'business' | 'leader' | 'participant' | 'account';
      email: components['schemas']['Email'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      businessName?: components['schemas']['Name'];
      membershipName?: components['schemas']['Name'];
      /**
       * Format: int64
       * @description When they registered. Epoch milliseconds.
       */
      created: number;
      /** @description The address has an account, which is used; its name and password stay. */
      hasAccount: boolean;
      page?: components['schemas']['ConfirmedPage'];
    };
    ResendRequest: {
      email: components['schemas']['Email'];
    };
    /** @description The account behind a code that sets a new password. */
    PasswordReset: {
      email: components['schemas']['Email'];
    };
    /** @description What waits behind the link of an address change. */
    PendingEmailChange: {
      newEmail: components['schemas']['Email'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      membershipName?: components['schemas']['Name'];
      /**
       * Format: int64
       * @description When the change was asked for. Epoch milliseconds.
       */
      created: number;
      /**
       * Format: int64
       * @description When it takes effect at the earliest, if staff asked for it. Epoch milliseconds.
       */
      takesEffect?: number;
      /** @description Whether the new mailbox has confirmed it, so that it only waits for `takesEffect`. */
      confirmed?: boolean;
      /** @description Whether this is the link to the current mailbox, which only lets the member keep their address. */
      keeps?: boolean;
      page?: components['schemas']['ConfirmedPage'];
    };
    /**
     * Format: uuid
     * @description The person's photo, for getPhoto; another photo has another id. Absent without one (rule account.photo).
     */
    PhotoId: string;
    PhotoForm: {
      /**
       * Format: binary
       * @description The image, at most 10 MB.
       */
      image: string;
    };
    /** @description An invitation to become an admin that nobody has accepted yet. */
    AdminInvitation: {
      id: components['schemas']['Id'];
      /** @description Where it was sent. */
      email: string;
      /** @description Full name of who sent it. */
      invitedBy: string;
      /**
       * Format: int64
       * @description When it was sent. Epoch milliseconds.
       */
      created: number;
      /**
       * Format: int64
       * @description Until when its link holds. Epoch milliseconds.
       */
      expires: number;
    };
    /** @description Who becomes the owner, with proof that it is the owner who asks. */
    BusinessHandOver: {
      adminId: components['schemas']['Id'];
      password?: components['schemas']['OwnPassword'];
      code?: components['schemas']['OwnCode'];
    };
    /** @description What waits behind the link of an admin invitation. */
    PendingAdminInvitation: {
      businessName: components['schemas']['Name'];
      /** @description Full name of who sent it. */
      invitedBy: string;
      /** @description Where it was sent, and the address of the account that it is for. */
      email: string;
      /**
       * Format: int64
       * @description When it was sent. Epoch milliseconds.
       */
      created: number;
      /**
       * Format: int64
       * @description Until when its link holds. Epoch milliseconds.
       */
      expires: number;
    };
    StaffTwoFactorUpdate: {
      required: boolean;
    };
    /** @description What another program calls a person, such as the id of a customer or an order; one person of a business has it (rule integrations.externalRef). Visible ASCII characters without spaces. */
    ExternalRef: string;
    /** @description A pod whose meetings are paused. */
    PausedPod: {
      id: components['schemas']['Id'];
      name: components['schemas']['Name'];
      /**
       * Format: int64
       * @description When the pause ends. Epoch seconds.
       */
      pausedToEpoch: number;
    };
    /** @description What the caller may do with a meeting. */
    ScheduledMeetingCan: {
      /** @description To join it when it is on, by its join page; while it has a link. */
      join: boolean;
    };
    /** @description Whom an emailed invitation is for, to begin the form with; absent for a link that anybody may use. */
    Invitee: {
      email: components['schemas']['Email'];
      /** @description As staff wrote it; may be empty. */
      name: string;
      /** @description The pod they get a place in, or on its waitlist, if they choose none. */
      podName?: string;
    };
    /** @description An invitation by email that nobody has accepted yet. */
    EmailInvitation: {
      id: components['schemas']['Id'];
      email: components['schemas']['Email'];
      name: string;
      role: components['schemas']['InviteRole'];
      podName?: string;
      externalRef?: components['schemas']['ExternalRef'];
      /**
       * Format: int64
       * @description Epoch seconds.
       */
      sentAt: number;
      /**
       * Format: int64
       * @description Epoch seconds.
       */
      expiresAt: number;
    };
    /** @description Somebody to invite by email. */
    EmailInvitationInput: {
      email: components['schemas']['Email'];
      /** @description Their name, if known, without a phone number, address or link. */
      name?: string;
      role: components['schemas']['InviteRole'];
      podId?: components['schemas']['Id'];
    };
    /** @description People to invite; an address that is there twice counts once (rule memberships.emailInvitations). */
    EmailInvitationsInput: {
      invitations: components['schemas']['EmailInvitationInput'][];
      /** @description Of the mail, and of the page that its link opens, for people without an account (rule memberships.emailInvitations). Absent, the caller's. */
      language?: components['schemas']['Language'];
    };
    /**
     * @description What is done to each of the chosen people or pods (rule bulk.kinds).
     * @enum {string}
     */
    BulkActionKind:
      | 'REMOVE_MEMBERS'
      | 'DISABLE_MEMBERS'
      | 'ENABLE_MEMBERS'
      | 'MOVE_MEMBERS'
      | 'DELETE_PODS'
      | 'EMPTY_MEMBERSHIP'
      | 'INVITE_PEOPLE';
    /**
     * @description STOPPED is an early end, by staff or because the person who started it is no longer staff.
     * @enum {string}
     */
    BulkActionState: 'RUNNING' | 'FINISHED' | 'STOPPED';
    /** @description A bulk action and its progress (rule bulk.progress). */
    BulkAction: {
      id: components['schemas']['Id'];
      membershipId: components['schemas']['Id'];
      kind: components['schemas']['BulkActionKind'];
      state: components['schemas']['BulkActionState'];
      /**
       * Format: int64
       * @description Epoch seconds.
       */
      startedAt: number;
      /**
       * Format: int64
       * @description Epoch seconds; absent while it runs.
       */
      finishedAt?: number;
      /** @description Absent if their account is deleted. */
      startedByName?: string;
      /** @description The pod that people are moved to. */
      toPodName?: string;
      total: number;
      done: number;
      refused: number;
    };
    /** @description Why somebody wouldn't be invited, or not as wished. */
    EmailInvitationProblem: {
      /** @description Whose: the place among those sent, from 0. */
      index: number;
      /**
       * @description FULL and PAUSED are of the pod, whose waitlist they would be on; the others aren't invited.
       * @enum {string}
       */
      reason: 'MEMBER' | 'INVITED' | 'TWICE' | 'POD_FULL' | 'POD_PAUSED' | 'POD_UNKNOWN' | 'POD_FOR_LEADER';
    };
    /**
     * @description What is wrong with a pod (rule memberships.health): nobody leads it; nobody came to the last two meetings of which it is recorded who came; it has no meeting ahead; four or more people wait while it is full, or while it has places.
     * @enum {string}
     */
    PodTroubleKind: 'NO_LEADER' | 'NOBODY_CAME' | 'NO_MEETING_AHEAD' | 'FULL_WAITLIST' | 'WAITLIST';
    /** @description The meetings of the last eight weeks. */
    PodHealthMeetings: {
      /** @description By the present schedule. */
      due: number;
      /** @description Those of which it is recorded who came. */
      recorded: number;
      /** @description Those that somebody came to. */
      held: number;
    };
    /** @description One of eight weeks. With nothing recorded, or no step due, nothing is known of it. */
    PodHealthWeek: {
      /**
       * Format: int64
       * @description Epoch seconds.
       */
      start: number;
      /** @description How often somebody came to a meeting. */
      came: number;
      /** @description How often it is recorded that somebody came, sent apologies or was absent. */
      recorded: number;
      /** @description Of the steps that were due, those that are done. */
      done: number;
      /** @description Steps whose date was in the week. */
      due: number;
    };
    /** @description How one pod is doing, for owner and admins (rule memberships.health). */
    PodHealth: {
      podId: components['schemas']['Id'];
      name: string;
      /** @description Absent while nobody leads it. */
      leaderName?: string;
      /** @description Without its leader. */
      participants: number;
      maxParticipants: number;
      waiting: number;
      isPaused: boolean;
      /** @description The worst first; empty when nothing is wrong. */
      troubles: components['schemas']['PodTroubleKind'][];
      meetings: components['schemas']['PodHealthMeetings'];
      /** @description Eight, the last one last; it ends now. */
      weeks: components['schemas']['PodHealthWeek'][];
      /**
       * Format: int64
       * @description Epoch seconds; absent where none was written.
       */
      lastMessageAt?: number;
    };
    /**
     * @description A meeting that they came to or sent apologies for, a step of theirs, a message to their pod.
     * @enum {string}
     */
    SignOfLifeKind: 'MEETING' | 'STEP' | 'MESSAGE';
    /** @description What came last of somebody in a pod. */
    SignOfLife: {
      kind: components['schemas']['SignOfLifeKind'];
      /**
       * Format: int64
       * @description Epoch seconds.
       */
      at: number;
    };
    /** @description Somebody in a pod of whom nothing has come for three weeks (rule memberships.health). */
    DriftingMember: {
      userId: components['schemas']['Id'];
      firstName: string;
      lastName: string;
      photoId?: components['schemas']['PhotoId'];
      email: string;
      podId: components['schemas']['Id'];
      podName: string;
      /**
       * Format: int64
       * @description When they came into the pod. Epoch milliseconds.
       */
      joined: number;
      lastSign?: components['schemas']['SignOfLife'];
    };
    /** @description A member of a membership, as a search finds them. */
    FoundPerson: {
      membershipId: components['schemas']['Id'];
      userId: components['schemas']['Id'];
      firstName: components['schemas']['Name'];
      lastName: components['schemas']['Name'];
      /** @description For staff only. */
      email?: string;
    };
    /** @description A pod, as a search finds it. */
    FoundPod: {
      id: components['schemas']['Id'];
      name: components['schemas']['Name'];
      membershipName: string;
      /** @description Absent while nobody leads it, and for others than staff while its leader is disabled. */
      leaderName?: string;
    };
    SearchResult: {
      people: components['schemas']['FoundPerson'][];
      pods: components['schemas']['FoundPod'][];
    };
    /**
     * @description The order of a list of members; those of pods list the people of each pod together.
     * @default firstName
     * @enum {string}
     */
    MemberSort:
      | 'firstName'
      | 'lastName'
      | 'lastActive'
      | 'joinedEarliest'
      | 'joinedLatest'
      | 'meetingTime'
      | 'podSize'
      | 'podName';
    /** @description The pod under which a list that is sorted by something of pods has this member; absent for who is in none. */
    MemberListPod: {
      id: components['schemas']['Id'];
      name: components['schemas']['Name'];
      /** @description How many people are in it, its leader among them. */
      memberCount: number;
      seatsAvailable: number;
      scheduledMeeting: components['schemas']['ScheduledMeeting'];
    };
    /** @description A sign-up by an invite link whose address is not confirmed yet. */
    WaitingRegistration: {
      /** @description Where the link was sent. */
      email: string;
      role: components['schemas']['InviteRole'];
      /**
       * Format: int64
       * @description When they signed up. Epoch milliseconds.
       */
      created: number;
      /**
       * Format: int64
       * @description Until when the mailed link holds. Epoch milliseconds.
       */
      expires: number;
    };
    /**
     * @description All leaders, those who attend leader meetings, or those who could lead a new pod.
     * @default all
     * @enum {string}
     */
    LeaderFilter: 'all' | 'attending' | 'canLeadNewPod';
    /**
     * @description What an application to lead is answered with.
     * @enum {string}
     */
    ApplicationAnswer: 'APPROVED' | 'DECLINED';
    /** @description Somebody who can't make it to a meeting. */
    Apology: {
      userId: components['schemas']['Id'];
      firstName: string;
      lastName: string;
      note?: string;
    };
    /** @description What the caller may do about a meeting that comes. */
    ApologiesCan: {
      /** @description To say that they can't make it, or that they come after all: until it begins. */
      send: boolean;
    };
    /** @description Who can't make it to one meeting of a pod that comes (rule meetings.apologies). */
    Apologies: {
      /**
       * Format: int64
       * @description The start the meeting has in the series, which names it. Epoch seconds.
       */
      start: number;
      count: number;
      /** @description Whether the caller can't make it. */
      mine: boolean;
      /** @description Who they are, as they said it, for people in the pod. */
      people?: components['schemas']['Apology'][];
      can: components['schemas']['ApologiesCan'];
    };
    /**
     * @description By name, next meeting, number of people or of those waiting, or last message.
     * @enum {string}
     */
    PodOverviewSort: 'name' | 'nextMeeting' | 'people' | 'waiting' | 'lastMessage';
    /** @description A pod in figures, for owner and admins (rule pods.overview). */
    PodOverview: {
      podId: components['schemas']['Id'];
      name: string;
      /** @description Absent while nobody leads it. */
      leaderName?: string;
      /** @description With its leader. */
      people: number;
      seatsAvailable: number;
      waiting: number;
      /** @description Whether now lies within a pause of its meetings. */
      isPaused: boolean;
      /** @description IANA zone of its meetings. */
      timezone: string;
      /**
       * Format: int64
       * @description Epoch seconds; absent where none is ahead.
       */
      nextMeeting?: number;
      /** @description Current steps that their owners have set. */
      stepsSet: number;
      /** @description Current steps, set or not: one for each person. */
      steps: number;
      /**
       * Format: int64
       * @description Epoch seconds; absent where none was written.
       */
      lastMessageAt?: number;
    };
    /**
     * @description An act on members or pods that are there; people are invited by an operation of its own.
     * @enum {string}
     */
    BulkRequestKind:
      'REMOVE_MEMBERS' | 'DISABLE_MEMBERS' | 'ENABLE_MEMBERS' | 'MOVE_MEMBERS' | 'DELETE_PODS' | 'EMPTY_MEMBERSHIP';
    /** @description Everything that the list shows with these filters; without filters, everything in the membership. */
    BulkMatching: {
      /** @description Words, as searched for in the list. */
      q?: string;
      leaderStatus?: components['schemas']['LeaderStatus'];
      /** @description Only people in no pod. */
      withoutPod?: boolean;
    };
    /** @description An act, and its members or pods, either by ids or by a list's filters; emptying needs neither (rule bulk.kinds). */
    BulkActionInput: {
      kind: components['schemas']['BulkRequestKind'];
      /** @description Members or pods of the membership; other ids are ignored. */
      ids?: components['schemas']['Id'][];
      matching?: components['schemas']['BulkMatching'];
      toPodId?: components['schemas']['Id'];
      /** @description The number in the preview, including exceptions; 409 if it has changed. */
      expected?: number;
    };
    /** @description People or pods that the act would leave unchanged, and the reason. */
    BulkException: {
      /**
       * @description Why.
       * @enum {string}
       */
      reason:
        | 'LEADS_POD'
        | 'IS_STAFF'
        | 'ALREADY_DISABLED'
        | 'NOT_DISABLED'
        | 'DISABLED'
        | 'ALREADY_IN_POD'
        | 'NO_PLACE'
        | 'POD_PAUSED'
        | 'HAS_MEMBERS';
      count: number;
      /** @description The first of them. */
      names: string[];
    };
    /** @description What a bulk action would do now (rule bulk.preview). */
    BulkPreview: {
      /** @description How many people it would act on. */
      people: number;
      /** @description How many pods it would delete. */
      pods: number;
      exceptions: components['schemas']['BulkException'][];
    };
    /**
     * @description A PENDING row waits for its turn, or was left unchanged by a stop.
     * @enum {string}
     */
    BulkOutcome: 'REFUSED' | 'PENDING' | 'DONE';
    /** @description The result for one person or pod. */
    BulkActionRow: {
      position: number;
      /** @description The name when the action started; for an invitation, the address as long as it waits or if it wasn't sent, else 'j…@example.com'. */
      name: string;
      outcome: components['schemas']['BulkOutcome'];
      /** @description The reason for a refusal, as a sentence. */
      reason?: string;
    };
    /** @description The status of a member's current step, without its text; absent while steps are off (rule steps.feature). */
    MemberStep: {
      id: components['schemas']['Id'];
      status: components['schemas']['StepStatus'];
      /** @description InProgress with a commitment date that is past (rule steps.overdue). */
      overdue: boolean;
      /** @description Whether the caller can nudge the member now (rule steps.nudge). */
      canNudge: boolean;
      /** @description Whether anybody has nudged the member in the last 24 hours. */
      nudged: boolean;
    };
    /** @description A meeting for who attends it (rule meetings.joinLink). */
    MeetingToJoin: {
      /** @description Of the pod, or of the leader meeting. */
      name: string;
      /** @description The pod that meets; absent for a leader meeting. */
      podId?: components['schemas']['Id'];
      /** @description The leader meeting; absent for a pod's. */
      leaderPodId?: components['schemas']['Id'];
      scheduledMeeting: components['schemas']['ScheduledMeeting'];
      /**
       * Format: int64
       * @description When a meeting ended that took place within the last twelve hours. Epoch seconds. Absent when none did.
       */
      ended?: number;
      /** @description The business's words to read before joining. Absent for none, and for leader meetings. */
      ownWords?: components['schemas']['QuotedWords'];
    };
    /** @description Where a meeting takes place that somebody joins (rule meetings.joinLink). */
    JoinedMeeting: {
      link: components['schemas']['HttpLink'];
    };
    /**
     * @description Whether somebody came to a meeting, said that they couldn't, or did not come (rule meetings.attendance).
     * @enum {string}
     */
    AttendanceStatus: 'CAME' | 'APOLOGIES' | 'ABSENT';
    /** @description What is recorded of one person. */
    AttendanceMarkInput: {
      userId: components['schemas']['Id'];
      /** @description Without it nothing is known of them any more. */
      status?: components['schemas']['AttendanceStatus'];
    };
    /** @description What is recorded of people and one meeting. */
    AttendanceInput: {
      people: components['schemas']['AttendanceMarkInput'][];
    };
    /** @description What is recorded of one person and one meeting. */
    AttendanceMark: {
      userId: components['schemas']['Id'];
      status: components['schemas']['AttendanceStatus'];
      /** @description What they said with their apologies. */
      apology?: string;
    };
    /** @description What the caller may do with what is recorded. */
    AttendanceCan: {
      /** @description To record who came. */
      record: boolean;
    };
    /** @description What is recorded of one meeting. Nothing is known of people of whom nothing is recorded. */
    MeetingAttendance: {
      /**
       * Format: int64
       * @description The start it has in the series, which names it. Epoch seconds.
       */
      start: number;
      /**
       * Format: int64
       * @description When it took place. Epoch seconds.
       */
      at: number;
      came: number;
      apologies: number;
      absent: number;
      /** @description What is recorded of the caller. */
      myStatus?: components['schemas']['AttendanceStatus'];
      /** @description What is recorded of each person, for who runs the pod's meetings. */
      marks?: components['schemas']['AttendanceMark'][];
      can: components['schemas']['AttendanceCan'];
    };
    /** @description That somebody can't make it to a meeting. */
    ApologyInput: {
      /** @description A line for the pod; empty or absent without one. */
      note?: string;
    };
    /** @description One person's attendance of the meetings that are listed. */
    PersonAttendance: {
      userId: components['schemas']['Id'];
      firstName: string;
      lastName: string;
      photoId?: components['schemas']['PhotoId'];
      /** @description Whether they are in the pod now. */
      isInPod: boolean;
      came: number;
      apologies: number;
      absent: number;
    };
    /** @description Who came to the meetings of a pod of late (rule meetings.attendance). */
    PodAttendance: {
      /** @description Of the last eight weeks, the last first. */
      meetings: components['schemas']['MeetingAttendance'][];
      /** @description Each person's, by name, for who runs its meetings and for staff; empty for other people in the pod. */
      people: components['schemas']['PersonAttendance'][];
      can: components['schemas']['AttendanceCan'];
    };
    /** @description How somebody's current step in a pod stands, without what it is. */
    PodStepStatus: {
      userId: components['schemas']['Id'];
      status: components['schemas']['StepStatus'];
      /** @description InProgress with a commitment date that is past (rule steps.overdue). */
      overdue: boolean;
    };
    /** @description Somebody who responded to a step. */
    StepPerson: {
      userId: components['schemas']['Id'];
      firstName: string;
      lastName: string;
    };
    /** @description A comment on a step. */
    StepComment: {
      id: components['schemas']['Id'];
      userId: components['schemas']['Id'];
      firstName: string;
      lastName: string;
      photoId?: components['schemas']['PhotoId'];
      text: string;
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      created: number;
      /** @description Whether the caller wrote it, owns the step, or leads the pod. */
      canDelete: boolean;
    };
    /** @description What people of the pod say about a current step (rule steps.responses). */
    StepResponses: {
      stepId: components['schemas']['Id'];
      /** @description The people who cheered, earliest first. */
      cheers: components['schemas']['StepPerson'][];
      /** @description Oldest first. */
      comments: components['schemas']['StepComment'][];
    };
    /** @description A comment to add to a step. */
    StepCommentInput: {
      text: string;
    };
    /**
     * Format: int64
     * @description The start that the meeting has in the series. Epoch seconds.
     */
    RoundStart: number;
    /** @description The speaker's time. */
    RoundTimer: {
      running: boolean;
      /** @description What is left when the answer is given, in milliseconds, whatever the clock of the device; negative once the time is over. */
      leftMs: number;
    };
    /**
     * @description Whether somebody's turn in the round is still to come, is over or was skipped. The speaker's is WAITING.
     * @enum {string}
     */
    TurnState: 'WAITING' | 'DONE' | 'SKIPPED';
    /** @description Somebody in the pod, in the order of their turns. */
    RoundPerson: {
      userId: components['schemas']['Id'];
      firstName: string;
      lastName: string;
      photoId?: components['schemas']['PhotoId'];
      role: components['schemas']['PodRole'];
      /** @description Absent while nothing is recorded of them. */
      attendance?: components['schemas']['AttendanceStatus'];
      /** @description What they said with their apologies. Absent once anything else is recorded of them. */
      apology?: string;
      /** @description Whether they are known to have sent apologies, whatever is recorded since. Absent if not. */
      sentApologies?: boolean;
      turn: components['schemas']['TurnState'];
      /** @description Their current step. Absent while steps are off (rule steps.feature). */
      step?: components['schemas']['NextTinyStep'];
      /** @description The step that `step` followed during this meeting. */
      closedStep?: components['schemas']['NextTinyStep'];
    };
    /** @description The caller's own notes of one meeting, which nobody else sees. */
    MeetingNote: {
      /**
       * Format: int64
       * @description The start the meeting has in the series, which names it. Epoch seconds.
       */
      start: number;
      /**
       * Format: int64
       * @description When the meeting took place. Epoch seconds.
       */
      at: number;
      /** @description Empty if there are none. */
      text: string;
      version: components['schemas']['Version'];
    };
    /** @description What the caller may do in meeting mode. */
    RoundCan: {
      /** @description Leader and confirmed assistant. */
      lead: boolean;
    };
    /** @description A pod's meeting, person by person. */
    Round: {
      start: components['schemas']['RoundStart'];
      /**
       * Format: int64
       * @description When the meeting takes place. Epoch seconds.
       */
      at: number;
      /**
       * Format: int64
       * @description When the meeting ends. Epoch seconds.
       */
      endsAt: number;
      /**
       * Format: int64
       * @description When meeting mode closes. Epoch seconds.
       */
      closesAt: number;
      /** @description Whether the round has begun. */
      begun: boolean;
      /**
       * Format: int64
       * @description When somebody finished it, in epoch milliseconds.
       */
      finishedAt?: number;
      /** @description The minutes of a turn. */
      turnMinutes: number;
      speakerId?: components['schemas']['Id'];
      nextSpeakerId?: components['schemas']['Id'];
      timer?: components['schemas']['RoundTimer'];
      /** @description Names the state of the timer, for `ADD_MINUTE`. */
      timerVersion?: components['schemas']['Version'];
      /** @description Identifies the state of speaker, timer and turns, for `RoundProgress`. */
      version: components['schemas']['Version'];
      people: components['schemas']['RoundPerson'][];
      note: components['schemas']['MeetingNote'];
      can: components['schemas']['RoundCan'];
    };
    /** @description Meeting mode of a pod. */
    PodRound: {
      meetingId: components['schemas']['Id'];
      /** @description The business's words to read before the round begins (rule memberships.ownWords). Absent for none. */
      ownWords?: components['schemas']['QuotedWords'];
      /** @description Absent while meeting mode isn't open. */
      round?: components['schemas']['Round'];
      /**
       * Format: int64
       * @description When it opens next. Absent while it is open or no meeting is ahead. Epoch seconds.
       */
      opensAt?: number;
      /** @description The caller's notes of the last meeting before, if they wrote any. */
      lastNote?: components['schemas']['MeetingNote'];
    };
    /** @description The meeting to which one has come. */
    ArrivalInput: {
      start: components['schemas']['RoundStart'];
    };
    /**
     * @description `BEGIN`: the first person in turn speaks. `NEXT`: `userId`'s turn, or without one nobody's, is over, and the next who came speaks. `SKIP`: `userId` doesn't speak. `GIVE`: `userId` speaks now. `MOVE`: `userId`'s turn comes before `before`'s, or without one last. `PAUSE`, `RESUME`, `ADD_MINUTE`: the timer of `userId`. `FINISH`: the meeting is over on every page, and everyone without attendance is recorded as absent. `REOPEN` takes that back; the round goes on where it was.
     * @enum {string}
     */
    RoundChangeName:
      'BEGIN' | 'NEXT' | 'SKIP' | 'GIVE' | 'MOVE' | 'PAUSE' | 'RESUME' | 'ADD_MINUTE' | 'FINISH' | 'REOPEN';
    /** @description A change of the round by its leader or assistant. No effect if it is applied already. */
    RoundChangeInput: {
      start: components['schemas']['RoundStart'];
      change: components['schemas']['RoundChangeName'];
      userId?: components['schemas']['Id'];
      before?: components['schemas']['Id'];
      /** @description For `ADD_MINUTE`: the timer as the caller sees it, so that two devices add a minute once. Without it, a repeat within two seconds has no effect. */
      timerVersion?: components['schemas']['Version'];
    };
    /** @description Notes for oneself. */
    MeetingNoteInput: {
      start: components['schemas']['RoundStart'];
      text: string;
      version?: components['schemas']['GivenVersion'];
    };
    /** @description How somebody's step went, as they say it in the meeting. */
    StepEntryStatus: {
      /**
       * @description What it is from now on.
       * @enum {string}
       */
      status: 'Done' | 'NotDone';
      version?: components['schemas']['GivenVersion'];
    };
    /** @description The step as its owner saw it when they confirmed it. */
    StepConfirmation: {
      version?: components['schemas']['GivenVersion'];
    };
    /** @description A message that another replies to, or a pinned one, as it is now (rules chat.replies and chat.pinned). */
    MessageQuote: {
      id: components['schemas']['Id'];
      senderId: components['schemas']['Id'];
      senderName: string;
      /** @description Its beginning on one line; 'Image' for one without text, 'Message removed' for a removed one. */
      excerpt: string;
      /** @description True when it was removed. Absent otherwise. */
      removed?: boolean;
      /** @description True for an image without text. Absent otherwise. */
      imageOnly?: boolean;
      /** @description The message's own. Absent while nothing has changed. */
      version?: number;
    };
    /** @description Somebody named in a message (rule chat.mentions). */
    Mention: {
      userId: components['schemas']['Id'];
      /** @description As it stands in the text after the '@'. */
      name: string;
    };
    /** @description An image of a message, at `/v1/channels/{id}/images/{imageId}` (rule chat.images). */
    MessageImage: {
      id: components['schemas']['Id'];
      /** @description Pixels. */
      width: number;
      /** @description Pixels. */
      height: number;
      /** @description What it shows, as its sender put it. Absent when not described. */
      alt?: string;
    };
    /**
     * @description What one may react with.
     * @enum {string}
     */
    Emoji: '👍' | '❤️' | '🎉' | '💪' | '🙏' | '😂';
    Reaction: {
      emoji: components['schemas']['Emoji'];
      /** @description Who has given it, the first one first. */
      userIds: components['schemas']['Id'][];
    };
    /** @description Whom `content` names, each as '@' and the full name. Who isn't in the channel, or isn't named there, is left out. */
    MentionInput: components['schemas']['Id'][];
    MessageImageForm: {
      /**
       * Format: binary
       * @description The image, at most 10 MB.
       */
      image: string;
    };
    PinInput: {
      messageId: components['schemas']['Id'];
    };
    /** @description The pinned message of a channel. */
    ChannelPin: {
      /** @description Absent while none is. */
      messageId?: components['schemas']['Id'];
    };
    /** @description Whether the caller has muted the channel (rule chat.muted). */
    ChannelMute: {
      muted: boolean;
    };
    /**
     * @description READ, up to this message; UNREAD, from this message on.
     * @enum {string}
     */
    ReadStatus: 'READ' | 'UNREAD';
    MessageUpdate: {
      /** @description Plain text, not only white space unless the message has an image. */
      content: string;
      mentions?: components['schemas']['MentionInput'];
    };
    /** @description Somebody who is in a channel (rule chat.people). */
    ChannelPerson: {
      userId: components['schemas']['Id'];
      name: string;
      photoId?: components['schemas']['PhotoId'];
      /** @description True for a member of the membership, who has a page there. Absent for staff who aren't. */
      member?: boolean;
    };
    /** @description Somebody's turn in the round. */
    RoundTurn: {
      userId: components['schemas']['Id'];
      turn: components['schemas']['TurnState'];
    };
    /** @description The round after a change. */
    RoundProgress: {
      /** @description The `version` of the round that was changed. A client that holds another fetches the round. */
      before: components['schemas']['Version'];
      version: components['schemas']['Version'];
      /**
       * Format: int64
       * @description When it was changed. Epoch milliseconds.
       */
      at: number;
      begun: boolean;
      speakerId?: components['schemas']['Id'];
      timer?: components['schemas']['RoundTimer'];
      timerVersion?: components['schemas']['Version'];
      /** @description Everybody in the pod, in the order of their turns. */
      turns: components['schemas']['RoundTurn'][];
    };
    /** @description What a notification stands for in a folded list (rule notifications.groups). */
    NotificationGroup: {
      /** @description Asks for the notifications of the group. */
      id: string;
      /** @description How many there are. */
      count: number;
      /** @description What they say together; HTML as in `Notification`. */
      message: string;
    };
    /** @description A notification is dismissed. */
    NotificationDismissed: {
      /** @enum {boolean} */
      done: true;
      /** @description Where a POST takes it back, for a minute; absent when this call changed nothing. */
      undoUrl?: string;
    };
    /** @description What is dismissed at once. */
    NotificationsToDismiss: {
      /** @description The newest notification that was seen; what came after it stays. */
      newest: components['schemas']['Id'];
      /** @description Only those of this group. */
      group?: string;
    };
    /** @description Notifications are dismissed. */
    NotificationsDismissed: {
      /** @enum {boolean} */
      done: true;
      /** @description How many. */
      dismissed: number;
      /** @description How many stay since somebody waits for the answer. */
      kept: number;
      /** @description Where a POST takes it back, for a minute; absent when this call changed nothing. */
      undoUrl?: string;
    };
    PushRenewal: {
      /** @description The push service's address until now. */
      oldEndpoint: string;
      /** @description The device's secret until now, base64url. */
      oldAuth: string;
      subscription: components['schemas']['PushSubscriptionInput'];
    };
  };
  responses: {
    /** @description Any other failure, as a problem. */
    Unexpected: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Something went wrong",
         *       "status": 500,
         *       "detail": "Something went wrong. Please try again later.",
         *       "code": "unexpected"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The request is not valid; `errors` names the fields. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Invalid request",
         *       "status": 400,
         *       "detail": "Please check the highlighted fields.",
         *       "code": "invalid",
         *       "errors": [
         *         {
         *           "path": "/firstName",
         *           "code": "invalid",
         *           "message": "First name is required"
         *         }
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The token is missing, expired or revoked. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Not signed in",
         *       "status": 401,
         *       "detail": "Please sign in again.",
         *       "code": "unauthenticated"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Not possible as things are now; `detail` says why. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Not possible now",
         *       "status": 409,
         *       "detail": "This pod already has a leader.",
         *       "code": "conflict"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Asked too often; `Retry-After` says when to try again. */
    TooManyRequests: {
      headers: {
        /**
         * @description Seconds to wait before trying again.
         * @example 60
         */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Too many requests",
         *       "status": 429,
         *       "detail": "Please wait a minute and try again.",
         *       "code": "too_many_requests"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such thing, or the caller may not see it. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Not found",
         *       "status": 404,
         *       "detail": "We could not find what you were looking for.",
         *       "code": "not_found"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Something this depends on does not answer; try again later. */
    ServiceUnavailable: {
      headers: {
        /**
         * @description Seconds to wait before trying again.
         * @example 60
         */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Service unavailable",
         *       "status": 503,
         *       "detail": "Unable to update Zoom credentials. Please try again later.",
         *       "code": "unavailable"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The body is larger than is allowed. */
    PayloadTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Too large",
         *       "status": 413,
         *       "detail": "The image must be 5 MB or less.",
         *       "code": "too_large"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description Any other failure, as a problem; as a page for a browser that opens the address. */
    UnexpectedInBrowser: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Something went wrong",
         *       "status": 500,
         *       "detail": "Something went wrong. Please try again later.",
         *       "code": "unexpected"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
        /** @example <!doctype html><html lang="en-GB"><title>That didn’t work · Stepwell</title><h1>That didn’t work</h1></html> */
        'text/html': string;
      };
    };
    /** @description The request is wrong; as a page for a browser that opens the address. */
    BadRequestInBrowser: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Invalid request",
         *       "status": 400,
         *       "detail": "Please check the highlighted fields.",
         *       "code": "invalid",
         *       "errors": [
         *         {
         *           "path": "/firstName",
         *           "code": "invalid",
         *           "message": "First name is required"
         *         }
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
        /** @example <!doctype html><html lang="en-GB"><title>That didn’t work · Stepwell</title><h1>That didn’t work</h1></html> */
        'text/html': string;
      };
    };
    /** @description The token or ticket is missing, used, expired or revoked. A browser that opens the address gets it as a page. */
    TicketRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Not signed in",
         *       "status": 401,
         *       "detail": "Please sign in again.",
         *       "code": "unauthenticated"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
        /** @example <!doctype html><html lang="en-GB"><title>This link is no longer valid · Stepwell</title><h1>This link is no longer valid</h1></html> */
        'text/html': string;
      };
    };
    /** @description There is no such thing, or the caller may not see it. A browser that opens the address gets it as a page. */
    NotFoundInBrowser: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "about:blank",
         *       "title": "Not found",
         *       "status": 404,
         *       "detail": "We could not find what you were looking for.",
         *       "code": "not_found"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
        /** @example <!doctype html><html lang="en-GB"><title>Sorry, page not found · Stepwell</title><h1>Sorry, page not found</h1></html> */
        'text/html': string;
      };
    };
  };
  parameters: {
    /**
     * @description What is asked for, each as a path with its query.
     * @example [
     *       "/v1/users/my-user",
     *       "/v1/notifications/my-notifications?limit=100"
     *     ]
     */
    BatchPath: string[];
    /**
     * @description Identifier of the passkey.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3c01
     */
    PasskeyId: components['schemas']['Id'];
    /**
     * @description Identifier of the identity.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3d01
     */
    IdentityId: components['schemas']['Id'];
    /**
     * @description Identifier of the entity the path names.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
     */
    PathId: components['schemas']['Id'];
    /**
     * @description A code from a link in an email or from an invite link.
     * @example mK3vQ8sXw2LrT9
     */
    Code: components['schemas']['Code'];
    /**
     * @description Code from a link; without it the answer is that of an unknown code.
     * @example mK3vQ8sXw2LrT9
     */
    CodeQuery: components['schemas']['Code'];
    /**
     * @description Single-use ticket (60 seconds) or access token, for addresses the browser opens by itself.
     * @example tk_5Zr0cJ7nVb1yEw
     */
    AuthToken: string;
    /**
     * @description A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats).
     * @example 6f1c2c4e-9b0a-4d53-8a3e-0c6f0c1f7d11
     */
    IdempotencyKey: string;
    /**
     * @description Identifier of the invitation.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a07
     */
    InvitationId: components['schemas']['Id'];
    /**
     * @description User id of the business admin.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a05
     */
    AdminId: components['schemas']['Id'];
    /**
     * @description How many at most; `Link` says where the rest is (rule platform.pages).
     * @example 200
     */
    Limit: number;
    /**
     * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
     * @example WyJhbm5hIl0
     */
    After: string;
    /**
     * @description Only what this person did, or what was done to them.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a05
     */
    AuditPersonId: string;
    /**
     * @description Only acts of this kind.
     * @example MEMBER_REMOVED
     */
    AuditActName: components['schemas']['AuditAct'];
    /**
     * @description Only what was done then or later. Epoch milliseconds.
     * @example 1772496000000
     */
    AuditFrom: number;
    /**
     * @description Only what was done before. Epoch milliseconds.
     * @example 1772582400000
     */
    AuditTo: number;
    /**
     * @description Identifier of the API key.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b01
     */
    ApiKeyId: components['schemas']['Id'];
    /**
     * @description Identifier of the webhook.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
     */
    WebhookId: components['schemas']['Id'];
    /**
     * @description Identifier of the message to a webhook.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b20
     */
    DeliveryId: components['schemas']['Id'];
    /**
     * @description Name of the membership setting.
     * @example ShareWinLink
     */
    SettingName: components['schemas']['MembershipSettingName'];
    /**
     * @description Words that are looked for, in any order, each in any place.
     * @example anna lee
     */
    Search: string;
    /**
     * @description Only people with this email address, compared as for sign-in (rule session.sameAddress). For staff only.
     * @example maya.okafor@example.com
     */
    OnlyEmail: string;
    /**
     * @description Only the person with this reference. For staff only.
     * @example cus_8841
     */
    OnlyExternalRef: components['schemas']['ExternalRef'];
    /**
     * @description Identifier of the invitation by email.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a95
     */
    EmailInvitationId: components['schemas']['Id'];
    /**
     * @description Only what is this person's, or nothing.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a03
     */
    OnlyUserId: string;
    /**
     * @description Identifier of the member (of the place in the membership, not of the user).
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
     */
    MemberId: components['schemas']['Id'];
    /**
     * @description Identifier of the business.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a06
     */
    BusinessId: components['schemas']['Id'];
    /**
     * @description User id of the leader, or of the person who asked to lead.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a04
     */
    LeaderId: components['schemas']['Id'];
    /**
     * @description User id of a participant of the pod.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a03
     */
    ParticipantId: components['schemas']['Id'];
    /**
     * @description The start that the date has in the series. Epoch seconds.
     * @example 1768287600
     */
    OccurrenceStart: number;
    /**
     * @description Only current steps, or only previous ones; without it both.
     * @example true
     */
    CurrentStep: boolean;
    /**
     * @description Identifier of a message of the channel.
     * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a81
     */
    MessageId: components['schemas']['Id'];
  };
  requestBodies: never;
  headers: {
    /**
     * @description Recognises this browser when it comes back from the provider. It signs nobody in.
     * @example stepwell-sign-on=Zm9vYmFy; Path=/; Max-Age=600; HttpOnly; SameSite=Strict
     */
    SignOnCookie: string;
    /**
     * @description Where the next page is (`<address>; rel="next"`, RFC 8288); absent on the last one.
     * @example </v1/memberships/0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01/members?after=WyJhbm5hIl0>; rel="next"
     */
    Link: string;
    /**
     * @description How many there are in all, on this page and on the others, up to 1,000; 1001 means more than 1,000.
     * @example 214
     */
    TotalCount: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getBatch: {
    parameters: {
      query: {
        /**
         * @description What is asked for, each as a path with its query.
         * @example [
         *       "/v1/users/my-user",
         *       "/v1/notifications/my-notifications?limit=100"
         *     ]
         */
        path: components['parameters']['BatchPath'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BatchAnswer'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  getPageSnapshot: {
    parameters: {
      query: {
        /**
         * @description The page's path, with its query.
         * @example /pods
         */
        address: string;
        /**
         * @description What is asked for, each as a path with its query.
         * @example [
         *       "/v1/users/my-user",
         *       "/v1/notifications/my-notifications?limit=100"
         *     ]
         */
        path: components['parameters']['BatchPath'];
        /**
         * @description The business that the person used last in this browser.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        business?: components['schemas']['Id'];
        /**
         * @description The build of the client that asks, and its language; another one's page wouldn't fit its styles.
         * @example 4f2a91c07be3
         */
        build?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answers, and the page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PageSnapshot'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  getMyUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  deleteMyUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeleteAccountRequest'];
      };
    };
    responses: {
      /** @description The account is deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginRequest'];
      };
    };
    responses: {
      /** @description The new session. */
      200: {
        headers: {
          /**
           * @description The access token, as Bearer followed by the token.
           * @example Bearer eyJhbGciOiJIUzI1NiJ9.e30.m0n3
           */
          authorization?: string;
          /**
           * @description Only for browsers of the page's own origin, which send it back with later logins. By it this device keeps an allowance of attempts of its own (rule session.knownDevice). It signs nobody in.
           * @example stepwell-device=Zm9v.YmFy; Path=/v1/users/login; Max-Age=15552000; HttpOnly; SameSite=Strict
           */
          'set-cookie'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  loginWithTwoFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TwoFactorLoginRequest'];
      };
    };
    responses: {
      /** @description The new session. */
      200: {
        headers: {
          /**
           * @description The access token, as Bearer followed by the token.
           * @example Bearer eyJhbGciOiJIUzI1NiJ9.e30.m0n3
           */
          authorization?: string;
          /**
           * @description Only for browsers of the page's own origin, which send it back with later logins. By it this device keeps an allowance of attempts of its own (rule session.knownDevice). It signs nobody in.
           * @example stepwell-device=Zm9v.YmFy; Path=/v1/users/login; Max-Age=15552000; HttpOnly; SameSite=Strict
           */
          'set-cookie'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  loginWithPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyLoginRequest'];
      };
    };
    responses: {
      /** @description The new session. */
      200: {
        headers: {
          /**
           * @description The access token, as Bearer followed by the token.
           * @example Bearer eyJhbGciOiJIUzI1NiJ9.e30.m0n3
           */
          authorization?: string;
          /**
           * @description As for login.
           * @example stepwell-device=Zm9v.YmFy; Path=/v1/users/login; Max-Age=15552000; HttpOnly; SameSite=Strict
           */
          'set-cookie'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  startPasskeyLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyLoginStart'];
      };
    };
    responses: {
      /** @description The challenge. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyRequestOptions'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listPasskeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The passkeys. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Passkey'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  addPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyInput'];
      };
    };
    responses: {
      /** @description The passkey. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Passkey'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  startPasskeySetup: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnProof'];
      };
    };
    responses: {
      /** @description The challenge. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyCreationOptions'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  renamePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the passkey.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3c01
         */
        passkeyId: components['parameters']['PasskeyId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyUpdate'];
      };
    };
    responses: {
      /** @description The passkey. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Passkey'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  removePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the passkey.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3c01
         */
        passkeyId: components['parameters']['PasskeyId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnProof'];
      };
    };
    responses: {
      /** @description It is removed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listSignOnProviders: {
    parameters: {
      query?: {
        /**
         * @description A business whose provider is wanted, too.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        businessId?: components['schemas']['Id'];
        /**
         * @description The invite link of a membership whose business's provider is wanted, too.
         * @example mK3vQ8sXw2LrT9pZ
         */
        inviteCode?: components['schemas']['Code'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The providers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignOnProvider'][];
        };
      };
      400: components['responses']['BadRequest'];
      default: components['responses']['Unexpected'];
    };
  };
  startSignOn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignOnStart'];
      };
    };
    responses: {
      /** @description Where to go. */
      200: {
        headers: {
          'set-cookie': components['headers']['SignOnCookie'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignOnAddress'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['ServiceUnavailable'];
      default: components['responses']['Unexpected'];
    };
  };
  finishSignOn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignOnAnswer'];
      };
    };
    responses: {
      /** @description A session, a ticket or the result of a test. */
      200: {
        headers: {
          /**
           * @description The access token, as Bearer followed by the token; only with a session.
           * @example Bearer eyJhbGciOiJIUzI1NiJ9.e30.m0n3
           */
          authorization?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignOnOutcome'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['ServiceUnavailable'];
      default: components['responses']['Unexpected'];
    };
  };
  sendSignOnCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignOnTicket'];
      };
    };
    responses: {
      /** @description Mailed, if it can be used. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  confirmSignOn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignOnConfirmation'];
      };
    };
    responses: {
      /** @description The new session. */
      200: {
        headers: {
          /**
           * @description The access token, as Bearer followed by the token.
           * @example Bearer eyJhbGciOiJIUzI1NiJ9.e30.m0n3
           */
          authorization?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignOnOutcome'];
        };
      };
      400: components['responses']['BadRequest'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listIdentities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The identities. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Identity'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  removeIdentity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the identity.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3d01
         */
        identityId: components['parameters']['IdentityId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnProof'];
      };
    };
    responses: {
      /** @description It is removed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getSignOnSettings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The provider. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignOnSettings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  saveSignOnSettings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignOnSettingsInput'];
      };
    };
    responses: {
      /** @description The provider as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignOnSettings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['ServiceUnavailable'];
      default: components['responses']['Unexpected'];
    };
  };
  removeSignOnSettings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is removed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  testSignOn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Where to go. */
      200: {
        headers: {
          'set-cookie': components['headers']['SignOnCookie'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignOnAddress'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['ServiceUnavailable'];
      default: components['responses']['Unexpected'];
    };
  };
  getTwoFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How it stands. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TwoFactor'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  turnOnTwoFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TwoFactorConfirmation'];
      };
    };
    responses: {
      /** @description It is on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecoveryCodes'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  startTwoFactorSetup: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnProof'];
      };
    };
    responses: {
      /** @description What the app is given. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TwoFactorSetup'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  turnOffTwoFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnProof'];
      };
    };
    responses: {
      /** @description It is off. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  renewRecoveryCodes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnProof'];
      };
    };
    responses: {
      /** @description The new codes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecoveryCodes'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  requestLoginLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginLinkRequest'];
      };
    };
    responses: {
      /** @description If the address is known, an email is on its way. */
      200: {
        headers: {
          /**
           * @description Recognises this browser when the link is opened. It signs nobody in.
           * @example stepwell-login-link=Zm9v; Path=/; Max-Age=900; HttpOnly; SameSite=Strict
           */
          'set-cookie'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getLoginLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginLink'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  loginByLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The new session. */
      200: {
        headers: {
          /**
           * @description The access token, as Bearer followed by the token.
           * @example Bearer eyJhbGciOiJIUzI1NiJ9.e30.m0n3
           */
          authorization?: string;
          /**
           * @description As for login.
           * @example stepwell-device=Zm9v.YmFy; Path=/v1/users/login; Max-Age=15552000; HttpOnly; SameSite=Strict
           */
          'set-cookie'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session is revoked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  createTicket: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ticket. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ticket'];
        };
      };
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  verifyEmail: {
    parameters: {
      query?: {
        /**
         * @description Code from a link; without it the answer is that of an unknown code.
         * @example mK3vQ8sXw2LrT9
         */
        code?: components['parameters']['CodeQuery'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description To the page that says what happened. */
      302: {
        headers: {
          /**
           * @description The page to go to.
           * @example /verify-email?c=mK3vQ8sXw2LrT9
           */
          Location?: string;
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  confirmRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmationRequest'];
      };
    };
    responses: {
      /** @description It is confirmed. */
      200: {
        headers: {
          /**
           * @description The access token, as Bearer followed by the token, where it signs in.
           * @example Bearer eyJhbGciOiJIUzI1NiJ9.e30.m0n3
           */
          authorization?: string;
          /**
           * @description As for login, where it signs in.
           * @example stepwell-device=Zm9v.YmFy; Path=/v1/users/login; Max-Age=15552000; HttpOnly; SameSite=Strict
           */
          'set-cookie'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Confirmation'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getPendingRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The registration. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PendingRegistration'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  declineRegistration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Nothing waits any more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  resendVerification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResendRequest'];
      };
    };
    responses: {
      /** @description If something waits for the address, an email is on its way. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  forgotPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ForgotPasswordRequest'];
      };
    };
    responses: {
      /** @description If the address is known, an email is on its way. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPasswordRequest'];
      };
    };
    responses: {
      /** @description The password is changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasswordReset'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePasswordRequest'];
      };
    };
    responses: {
      /** @description The password is changed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  changeEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeEmailRequest'];
      };
    };
    responses: {
      /** @description A link is on its way to the new address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  cancelEmailChange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description No change of one's own waits any more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  resendEmailChange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A link is on its way to the new address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  confirmEmail: {
    parameters: {
      query?: {
        /**
         * @description Code from a link; without it the answer is that of an unknown code.
         * @example mK3vQ8sXw2LrT9
         */
        code?: components['parameters']['CodeQuery'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description To the page that says what happened. */
      302: {
        headers: {
          /**
           * @description The page to go to.
           * @example /confirm-email?c=mK3vQ8sXw2LrT9
           */
          Location?: string;
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  confirmEmailChange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmationRequest'];
      };
    };
    responses: {
      /** @description It is confirmed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Confirmation'];
        };
      };
      400: components['responses']['BadRequest'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getPendingEmailChange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PendingEmailChange'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  declineEmailChange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Nothing waits any more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getMyAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  replaceProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProfileUpdate'];
      };
    };
    responses: {
      /** @description The profile as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProfileUpdate'];
      };
    };
    responses: {
      /** @description The profile as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  uploadPhoto: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'image/png': string;
        'image/jpeg': string;
        'image/webp': string;
        'image/gif': string;
        'multipart/form-data': components['schemas']['PhotoForm'];
      };
    };
    responses: {
      /** @description The profile as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['PayloadTooLarge'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['ServiceUnavailable'];
      default: components['responses']['Unexpected'];
    };
  };
  removePhoto: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  getJourney: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The years. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JourneyYear'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  getJourneyYear: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A year of the caller's time zone.
         * @example 2026
         */
        year: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pods, in the order of their first steps. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JourneyPod'][];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  downloadMyData: {
    parameters: {
      query?: {
        /**
         * @description Single-use ticket (60 seconds) or access token, for addresses the browser opens by itself.
         * @example tk_5Zr0cJ7nVb1yEw
         */
        authToken?: components['parameters']['AuthToken'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /**
           * @description Name of the file.
           * @example attachment; filename="stepwell-my-data-2026-03-03.json"
           */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/vnd.stepwell.my-data+json': components['schemas']['MyData'];
        };
      };
      400: components['responses']['BadRequestInBrowser'];
      401: components['responses']['TicketRefused'];
      default: components['responses']['UnexpectedInBrowser'];
    };
  };
  getPhoto: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The `photoId` of a person, which only those learn who see the person's name. It can't be guessed.
         * @example 5b1f6c0a-9d3e-4c57-8a21-7e4f0b9c2d16
         */
        photoId: components['schemas']['PhotoId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The image, square. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': string;
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listMyBusinesses: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The businesses by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Business'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  registerBusiness: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats).
         * @example 6f1c2c4e-9b0a-4d53-8a3e-0c6f0c1f7d11
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BusinessRegistration'];
      };
    };
    responses: {
      /** @description A link is on its way. */
      200: {
        headers: {
          /**
           * @description Browsers keep it on the page's own origin. By it the confirmation recognises the browser that registered (rule session.confirmedHere). Alone it signs nobody in.
           * @example stepwell-registration=hZ7b; Path=/; Max-Age=172800; HttpOnly; SameSite=Strict
           */
          'set-cookie'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  updateBusiness: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BusinessUpdate'];
      };
    };
    responses: {
      /** @description The business as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Business'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listAdminInvitations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The open invitations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminInvitation'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  inviteAdmin: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats).
         * @example 6f1c2c4e-9b0a-4d53-8a3e-0c6f0c1f7d11
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdminInvite'];
      };
    };
    responses: {
      /** @description The invitation is on its way. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  withdrawAdminInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the invitation.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a07
         */
        invitationId: components['parameters']['InvitationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invitation is withdrawn. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  listBusinessAdmins: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The owner and the admins. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BusinessAdmin'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  removeBusinessAdmin: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description User id of the business admin.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a05
         */
        adminId: components['parameters']['AdminId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person is no admin any more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  handOverBusiness: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BusinessHandOver'];
      };
    };
    responses: {
      /** @description The business has another owner. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  registerBusinessAdmin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BusinessAdminRegistration'];
      };
    };
    responses: {
      /** @description The new session. */
      200: {
        headers: {
          /**
           * @description The access token, as Bearer followed by the token.
           * @example Bearer eyJhbGciOiJIUzI1NiJ9.e30.m0n3
           */
          authorization?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getPendingAdminInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invitation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PendingAdminInvitation'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  declineAdminInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Nothing waits any more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  setStaffTwoFactor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffTwoFactorUpdate'];
      };
    };
    responses: {
      /** @description The business as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Business'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getZoomSettings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The integration. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ZoomSettings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  replaceZoomSettings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ZoomSettingsInput'];
      };
    };
    responses: {
      /** @description The integration as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ZoomSettings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['ServiceUnavailable'];
      default: components['responses']['Unexpected'];
    };
  };
  saveZoomSettings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ZoomSettingsInput'];
      };
    };
    responses: {
      /** @description The integration as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ZoomSettings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['ServiceUnavailable'];
      default: components['responses']['Unexpected'];
    };
  };
  getZoomSupported: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Zoom can be used. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ZoomSupported'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listAuditEntries: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Only what this person did, or what was done to them.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a05
         */
        personId?: components['parameters']['AuditPersonId'];
        /**
         * @description Only acts of this kind.
         * @example MEMBER_REMOVED
         */
        act?: components['parameters']['AuditActName'];
        /**
         * @description Only what was done then or later. Epoch milliseconds.
         * @example 1772496000000
         */
        from?: components['parameters']['AuditFrom'];
        /**
         * @description Only what was done before. Epoch milliseconds.
         * @example 1772582400000
         */
        to?: components['parameters']['AuditTo'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The entries, the newest first. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntry'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listAuditActors: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The people. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditPerson'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  downloadAuditLog: {
    parameters: {
      query?: {
        /**
         * @description Single-use ticket (60 seconds) or access token, for addresses the browser opens by itself.
         * @example tk_5Zr0cJ7nVb1yEw
         */
        authToken?: components['parameters']['AuthToken'];
        /**
         * @description Only what this person did, or what was done to them.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a05
         */
        personId?: components['parameters']['AuditPersonId'];
        /**
         * @description Only acts of this kind.
         * @example MEMBER_REMOVED
         */
        act?: components['parameters']['AuditActName'];
        /**
         * @description Only what was done then or later. Epoch milliseconds.
         * @example 1772496000000
         */
        from?: components['parameters']['AuditFrom'];
        /**
         * @description Only what was done before. Epoch milliseconds.
         * @example 1772582400000
         */
        to?: components['parameters']['AuditTo'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /**
           * @description Name of the file.
           * @example attachment; filename="brightwater-coaching-audit-log.csv"
           */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequestInBrowser'];
      401: components['responses']['TicketRefused'];
      404: components['responses']['NotFoundInBrowser'];
      default: components['responses']['UnexpectedInBrowser'];
    };
  };
  listApiKeys: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The keys. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiKey'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  createApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApiKeyInput'];
      };
    };
    responses: {
      /** @description The new key. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewApiKey'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  revokeApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the API key.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b01
         */
        apiKeyId: components['parameters']['ApiKeyId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is revoked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  getMyApiKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The key. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyApiKey'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listWebhooks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhooks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookInput'];
      };
    };
    responses: {
      /** @description The new webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewWebhook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  updateWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookUpdate'];
      };
    };
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  replaceWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook and its new secret. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewWebhook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message, which is sent at once. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The deliveries. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  resendWebhookDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
        /**
         * @description Identifier of the message to a webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b20
         */
        deliveryId: components['parameters']['DeliveryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message, which is sent at once. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDelivery'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listMyWebhooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhooks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  subscribeWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookInput'];
      };
    };
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewWebhook'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listWebhookSamples: {
    parameters: {
      query?: {
        /**
         * @description Only of this type; without it of all types.
         * @example member.joined
         */
        type?: components['schemas']['WebhookMessageType'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The samples. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookMessage'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  unsubscribeWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the webhook.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3b10
         */
        webhookId: components['parameters']['WebhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listBusinessMemberships: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The memberships by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Membership'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  createMembership: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats).
         * @example 6f1c2c4e-9b0a-4d53-8a3e-0c6f0c1f7d11
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MembershipInput'];
      };
    };
    responses: {
      /** @description Id of the new membership. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Id'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listMyMemberships: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The memberships by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Membership'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listStaffTasks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What waits, a row for each membership. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StaffTasks'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  putSetUpAway: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list is hidden. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  getMembership: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The membership. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Membership'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  deleteMembership: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The membership is deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  updateMembership: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MembershipUpdate'];
      };
    };
    responses: {
      /** @description The membership as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Membership'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  getMembershipDeleteStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The status. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembershipDeleteStatus'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listMembershipSettings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembershipSetting'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  getMembershipSetting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Name of the membership setting.
         * @example ShareWinLink
         */
        name: components['parameters']['SettingName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The setting. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembershipSetting'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listMembershipFeatures: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The features. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembershipFeature'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listCustomButtons: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The buttons. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomButton'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  getOwnWords: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The texts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnWords'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  saveOwnWords: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnWordsInput'];
      };
    };
    responses: {
      /** @description The texts as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnWords'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getPlatformSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatformSetting'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  getMembershipInfo: {
    parameters: {
      query?: {
        /**
         * @description Code from a link; without it the answer is that of an unknown code.
         * @example mK3vQ8sXw2LrT9
         */
        code?: components['parameters']['CodeQuery'];
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Words that are looked for, in any order, each in any place.
         * @example anna lee
         */
        q?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The information. `limit`, `after`, `q` and the headers are about its `availablePods`. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembershipInfo'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getInvite: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Words that are looked for, in any order, each in any place.
         * @example anna lee
         */
        q?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invitation. `limit`, `after`, `q` and the headers are about its `availablePods`. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invite'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listMembershipInvites: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The codes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembershipInvite'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listEmailInvitations: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Only people with this email address, compared as for sign-in (rule session.sameAddress). For staff only.
         * @example maya.okafor@example.com
         */
        email?: components['parameters']['OnlyEmail'];
        /**
         * @description Only the person with this reference. For staff only.
         * @example cus_8841
         */
        externalRef?: components['parameters']['OnlyExternalRef'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invitations. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailInvitation'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  invitePeople: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailInvitationsInput'];
      };
    };
    responses: {
      /** @description The act that has begun. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkAction'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  checkEmailInvitations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailInvitationsInput'];
      };
    };
    responses: {
      /** @description What is wrong, by row; empty if nothing is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailInvitationProblem'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  withdrawEmailInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the invitation by email.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a95
         */
        emailInvitationId: components['parameters']['EmailInvitationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is withdrawn. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  resetInviteLinks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The new codes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MembershipInvite'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  getLastActive: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The times. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LastActive'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listPodHealth: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Words that are looked for, in any order, each in any place.
         * @example anna lee
         */
        q?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pods. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PodHealth'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  downloadPodHealthCsv: {
    parameters: {
      query?: {
        /**
         * @description Single-use ticket (60 seconds) or access token, for addresses the browser opens by itself.
         * @example tk_5Zr0cJ7nVb1yEw
         */
        authToken?: components['parameters']['AuthToken'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /**
           * @description Name of the file.
           * @example attachment; filename="momentum-circle-pod-health.csv"
           */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequestInBrowser'];
      401: components['responses']['TicketRefused'];
      404: components['responses']['NotFoundInBrowser'];
      default: components['responses']['UnexpectedInBrowser'];
    };
  };
  listDriftingMembers: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The people. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DriftingMember'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  downloadMembersCsv: {
    parameters: {
      query?: {
        /**
         * @description Single-use ticket (60 seconds) or access token, for addresses the browser opens by itself.
         * @example tk_5Zr0cJ7nVb1yEw
         */
        authToken?: components['parameters']['AuthToken'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /**
           * @description Name of the file.
           * @example attachment; filename="momentum-circle-members.csv"
           */
          'Content-Disposition'?: string;
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequestInBrowser'];
      401: components['responses']['TicketRefused'];
      404: components['responses']['NotFoundInBrowser'];
      default: components['responses']['UnexpectedInBrowser'];
    };
  };
  getMembershipLogo: {
    parameters: {
      query?: {
        /**
         * @description The `logoVersion`. The answer is the present logo whatever it says; a page shows a new address anew.
         * @example n4bQgYhMfWWaL-qgxVrQFa
         */
        v?: string;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The image, 400 by 400. */
      200: {
        headers: {
          /**
           * @description Changes with the image.
           * @example "c2b1f0"
           */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'image/webp': string;
          'image/png': string;
        };
      };
      /** @description Unchanged since the ETag in If-None-Match. */
      304: {
        headers: {
          /**
           * @description Changes with the image.
           * @example "c2b1f0"
           */
          ETag?: string;
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  uploadMembershipLogo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'image/png': string;
        'image/jpeg': string;
        'image/webp': string;
        'multipart/form-data': components['schemas']['LogoForm'];
        'application/json': components['schemas']['LogoUpload'];
      };
    };
    responses: {
      /** @description The logo is stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      default: components['responses']['Unexpected'];
    };
  };
  registerMember: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MemberRegistration'];
      };
    };
    responses: {
      /** @description A link is on its way. */
      200: {
        headers: {
          /**
           * @description Browsers keep it on the page's own origin. By it the confirmation recognises the browser that registered (rule session.confirmedHere). Alone it signs nobody in.
           * @example stepwell-registration=hZ7b; Path=/; Max-Age=172800; HttpOnly; SameSite=Strict
           */
          'set-cookie'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  acceptInvite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AcceptInviteRequest'];
      };
    };
    responses: {
      /** @description The membership joined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Membership'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  search: {
    parameters: {
      query: {
        /**
         * @description Words to look for, in any order and anywhere in a name.
         * @example early
         */
        q: string;
        /**
         * @description How many people and how many pods of each membership, at most.
         * @example 8
         */
        limit?: number;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What was found, by membership and then by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchResult'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listMembers: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Words that are looked for, in any order, each in any place.
         * @example anna lee
         */
        q?: components['parameters']['Search'];
        /**
         * @description Their order. `lastActive` is for staff only.
         * @example lastName
         */
        sort?: components['schemas']['MemberSort'];
        /**
         * @description Only enabled members with this status, such as those who ask to lead. For staff only.
         * @example PENDING_APPROVAL
         */
        leaderStatus?: components['schemas']['LeaderStatus'];
        /**
         * @description True answers only people who are in no pod of the membership. For staff only.
         * @example true
         */
        withoutPod?: boolean;
        /**
         * @description Only what is this person's, or nothing.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a03
         */
        userId?: components['parameters']['OnlyUserId'];
        /**
         * @description Only people with this email address, compared as for sign-in (rule session.sameAddress). For staff only.
         * @example maya.okafor@example.com
         */
        email?: components['parameters']['OnlyEmail'];
        /**
         * @description Only the person with this reference. For staff only.
         * @example cus_8841
         */
        externalRef?: components['parameters']['OnlyExternalRef'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The members, in the order that was asked for. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Member'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  inviteMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MemberInvitationInput'];
      };
    };
    responses: {
      /** @description The invitation or the member. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MemberInvitation'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  leaveMembership: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The caller is no member any more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  listMemberChanges: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Only what changed then or later. Epoch milliseconds.
         * @example 1772496000000
         */
        since?: number;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The changes, the earliest first. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MemberChange'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  removeMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the member (of the place in the membership, not of the user).
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
         */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member is removed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  disableMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the member (of the place in the membership, not of the user).
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
         */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Member'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  enableMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the member (of the place in the membership, not of the user).
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
         */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Member'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  changeMemberEmail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the member (of the place in the membership, not of the user).
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
         */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeMemberEmailRequest'];
      };
    };
    responses: {
      /** @description A link is on its way to the new address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  sendLoginLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the member (of the place in the membership, not of the user).
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
         */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An email is on its way. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listWaitingRegistrations: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The waiting sign-ups. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitingRegistration'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listAnnouncements: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The announcements. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnnouncementSummary'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  sendAnnouncement: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats).
         * @example 6f1c2c4e-9b0a-4d53-8a3e-0c6f0c1f7d11
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnnouncementInput'];
      };
    };
    responses: {
      /** @description The announcement. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Announcement'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  previewAnnouncement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnnouncementAudience'];
      };
    };
    responses: {
      /** @description The counts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnnouncementPreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  getAnnouncement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The announcement. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Announcement'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  withdrawAnnouncement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is withdrawn. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listAnnouncementRecipients: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Only people who have read it, or only those who haven't; without it both.
         * @example false
         */
        read?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The people. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnnouncementRecipient'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  readAnnouncement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is noted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  reportMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The message's id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ac1
         */
        messageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessageReportInput'];
      };
    };
    responses: {
      /** @description The report, as its sender sees it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  reportComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The comment's id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ac1
         */
        commentId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportInput'];
      };
    };
    responses: {
      /** @description The report, as its sender sees it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  reportPerson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The person's user id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ac1
         */
        userId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PersonReportInput'];
      };
    };
    responses: {
      /** @description The report, as its sender sees it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getReportGuidance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The guidance. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportGuidance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  getBusinessReportGuidance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The guidance. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BusinessReportGuidance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  setReportGuidance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportGuidanceInput'];
      };
    };
    responses: {
      /** @description The guidance. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BusinessReportGuidance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  listReports: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description The closed ones instead of the open ones.
         * @example false
         */
        closed?: boolean;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reports. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportSummary'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  countOpenReports: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The count. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenReports'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  getReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Report'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  getReportImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The id of an image in the report.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ac1
         */
        imageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The image. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  decideReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportDecision'];
      };
    };
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Report'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  listMyReports: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reports. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReport'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  getReportOutcome: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  appealReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportAppeal'];
      };
    };
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listBlocks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The people. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BlockedPerson'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  getBlock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The person's user id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a21
         */
        userId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Block'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  blockPerson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The person's user id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a21
         */
        userId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person is blocked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  unblockPerson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The person's user id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a21
         */
        userId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person isn't blocked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getTermsInForce: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The texts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TermsInForce'];
        };
      };
      400: components['responses']['BadRequest'];
      default: components['responses']['Unexpected'];
    };
  };
  getInviteTerms: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of an invite link.
         * @example 7f3kq9
         */
        code: components['schemas']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The texts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TermsInForce'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getAdminInvitationTerms: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The code of an admin's invitation.
         * @example 7f3kq9
         */
        code: components['schemas']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The texts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TermsInForce'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  getMyTerms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Both lists. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnTerms'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  acceptTerms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TermsAcceptance'];
      };
    };
    responses: {
      /** @description Both lists. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnTerms'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getTermsVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The version's id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ad1
         */
        versionId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The version. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TermsDocument'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listBusinessTerms: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The versions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublishedTerms'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  publishBusinessTerms: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BusinessTermsInput'];
      };
    };
    responses: {
      /** @description The versions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublishedTerms'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listAgreements: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The versions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublishedTerms'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  publishAgreement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgreementInput'];
      };
    };
    responses: {
      /** @description The versions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublishedTerms'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listAllMyActions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The actions by priority, each with its business. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OnboardingAction'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  listMyActions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the business.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a06
         */
        businessId: components['parameters']['BusinessId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The actions by priority. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OnboardingAction'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  completeAction: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CompleteActionRequest'];
      };
    };
    responses: {
      /** @description The action is complete. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  deferAction: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeferActionRequest'];
      };
    };
    responses: {
      /** @description The action is put off. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listLeaders: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Words that are looked for, in any order, each in any place.
         * @example anna lee
         */
        q?: components['parameters']['Search'];
        /**
         * @description Which of them.
         * @example canLeadNewPod
         */
        filter?: components['schemas']['LeaderFilter'];
        /**
         * @description Only what is this person's, or nothing.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a03
         */
        userId?: components['parameters']['OnlyUserId'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The leaders by name. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Leader'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  demoteLeader: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description User id of the leader, or of the person who asked to lead.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a04
         */
        leaderId: components['parameters']['LeaderId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person leads no more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  approveLeader: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description User id of the leader, or of the person who asked to lead.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a04
         */
        leaderId: components['parameters']['LeaderId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The leader is approved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplicationAnswered'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  declineLeader: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description User id of the leader, or of the person who asked to lead.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a04
         */
        leaderId: components['parameters']['LeaderId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The leader is declined. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplicationAnswered'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  reopenApplication: {
    parameters: {
      query: {
        /**
         * @description The answer that is taken back; another that was given since stays.
         * @example APPROVED
         */
        answer: components['schemas']['ApplicationAnswer'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description User id of the leader, or of the person who asked to lead.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a04
         */
        leaderId: components['parameters']['LeaderId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The application waits for an answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getMyLeaderStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The status. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyLeaderStatus'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  requestLeadership: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The status as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyLeaderStatus'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  setLeaderStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of the member (of the place in the membership, not of the user).
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a02
         */
        memberId: components['parameters']['MemberId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaderStatusUpdate'];
      };
    };
    responses: {
      /** @description The member as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Member'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getLeaderCandidates: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Words that are looked for, in any order, each in any place.
         * @example anna lee
         */
        q?: components['parameters']['Search'];
        /**
         * @description Only what is this person's, or nothing.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a03
         */
        userId?: components['parameters']['OnlyUserId'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The candidates by name. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaderCandidates'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  offerLeaderTransfer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaderTransferInput'];
      };
    };
    responses: {
      /** @description The offer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaderTransfer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listMyLeaderTransfers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The offers, oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaderTransfer'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  getLeaderTransfer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The offer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaderTransfer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  acceptLeaderTransfer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MeetingLinkInput'];
      };
    };
    responses: {
      /** @description The offer as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaderTransfer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  declineLeaderTransfer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The offer as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaderTransfer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getAssistantLeader: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The assistant. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantLeader'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  assignAssistantLeader: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AssistantLeaderInput'];
      };
    };
    responses: {
      /** @description The assistant, not confirmed yet. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantLeader'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  unassignAssistantLeader: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The original link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantUnassigned'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  confirmAssistantLeader: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MeetingLinkInput'];
      };
    };
    responses: {
      /** @description The assistant, confirmed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantLeader'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  declineAssistantLeader: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pod, without an assistant. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantLeader'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  listPods: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Words that are looked for, in any order, each in any place.
         * @example anna lee
         */
        q?: components['parameters']['Search'];
        /**
         * @description Which pods; empty ones are those with nobody in them, not even a leader.
         * @example available
         */
        filter?: 'available' | 'waitlist' | 'mine' | 'all' | 'empty';
        /**
         * @description Only pods that meet next on this weekday of the reader's clocks. With available and waitlist; 400 with the other filters, such as all (the default).
         * @example TUESDAY
         */
        weekday?: components['schemas']['WeekDay'];
        /**
         * @description Only pods that meet next at this time of the reader's day. With available and waitlist; 400 with the other filters, such as all (the default).
         * @example evening
         */
        timeOfDay?: components['schemas']['TimeOfDay'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pods, by name; available and waitlist ones by weekday and time on the reader's clocks, then name. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pod'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  createPod: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats).
         * @example 6f1c2c4e-9b0a-4d53-8a3e-0c6f0c1f7d11
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PodInput'];
      };
    };
    responses: {
      /** @description The pod with its meeting and channel. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pod'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listPodOverview: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Words that are looked for, in any order, each in any place.
         * @example anna lee
         */
        q?: components['parameters']['Search'];
        /**
         * @description What they are sorted by; ties are by name. Pods without a date come last.
         * @example waiting
         */
        sort?: components['schemas']['PodOverviewSort'];
        /**
         * @description By default ascending by name and next meeting, else descending.
         * @example desc
         */
        order?: 'asc' | 'desc';
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pods. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PodOverview'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  previewBulkAction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkActionInput'];
      };
    };
    responses: {
      /** @description What it would do now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkPreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listBulkActions: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The acts. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkAction'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  startBulkAction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkActionInput'];
      };
    };
    responses: {
      /** @description The act that has begun. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkAction'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getBulkAction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The act. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkAction'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listBulkActionRows: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Only rows that ended so.
         * @example REFUSED
         */
        outcome?: components['schemas']['BulkOutcome'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rows. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkActionRow'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  stopBulkAction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The act. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkAction'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listMyPods: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pods, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pod'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  getPod: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pod. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pod'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  deletePod: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The pod is gone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  updatePod: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PodUpdate'];
      };
    };
    responses: {
      /** @description The pod as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pod'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getAgenda: {
    parameters: {
      query?: {
        /**
         * @description Single-use ticket (60 seconds) or access token, for addresses the browser opens by itself.
         * @example tk_5Zr0cJ7nVb1yEw
         */
        authToken?: components['parameters']['AuthToken'];
        /**
         * @description A page to print, or the same as PDF.
         * @example html
         */
        format?: 'html' | 'pdf';
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The agenda. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example <!doctype html><html lang="en"><title>Early Birds, agenda</title><h1>Early Birds</h1><p>Tuesday 13 January 2026, 07:00 (Europe/London)</p></html> */
          'text/html': string;
          /** @example %PDF-1.3 */
          'application/pdf': string;
        };
      };
      400: components['responses']['BadRequestInBrowser'];
      401: components['responses']['TicketRefused'];
      404: components['responses']['NotFoundInBrowser'];
      default: components['responses']['UnexpectedInBrowser'];
    };
  };
  listWaitlists: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Words that are looked for, in any order, each in any place.
         * @example anna lee
         */
        q?: components['parameters']['Search'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The entries, by pod name and position. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitlistEntry'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listMyWaitlists: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The entries, oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitlistEntry'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  joinPod: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A seat, or a place on the waitlist. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PodPlace'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  listPodMembers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The people, leaders first, then by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PodMember'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  leavePod: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The caller is out; the first who waits has the seat. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  placePodMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description User id of a participant of the pod.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a03
         */
        participantId: components['parameters']['ParticipantId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person is in the pod. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  removePodMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description User id of a participant of the pod.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a03
         */
        participantId: components['parameters']['ParticipantId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person is out; the first who waits has the seat. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  listPodWaitlist: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The entries, by position. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitlistEntry'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  joinWaitlist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WaitlistConsent'];
      };
    };
    responses: {
      /** @description The place in the queue. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitlistEntry'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  leaveWaitlist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The caller waits no longer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  getPodFormation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The people, and how many wait in all. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PodFormation'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  formPod: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats).
         * @example 6f1c2c4e-9b0a-4d53-8a3e-0c6f0c1f7d11
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PodFormationInput'];
      };
    };
    responses: {
      /** @description The new pod. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pod'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  switchPod: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PodSwitch'];
      };
    };
    responses: {
      /** @description The pod moved to. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Pod'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getScheduledMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The meeting. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduledMeeting'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  updateScheduledMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MeetingInput'];
      };
    };
    responses: {
      /** @description The meeting as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduledMeeting'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getMeetingToJoin: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The meeting, and what it is of. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MeetingToJoin'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  joinMeeting: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Where the meeting takes place. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JoinedMeeting'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getMeetingCalendar: {
    parameters: {
      query?: {
        /**
         * @description Single-use ticket (60 seconds) or access token, for addresses the browser opens by itself.
         * @example tk_5Zr0cJ7nVb1yEw
         */
        authToken?: components['parameters']['AuthToken'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      400: components['responses']['BadRequestInBrowser'];
      401: components['responses']['TicketRefused'];
      404: components['responses']['NotFoundInBrowser'];
      default: components['responses']['UnexpectedInBrowser'];
    };
  };
  listOccurrences: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The dates, the next one first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Occurrence'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  changeOccurrence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The start that the date has in the series. Epoch seconds.
         * @example 1768287600
         */
        start: components['parameters']['OccurrenceStart'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OccurrenceInput'];
      };
    };
    responses: {
      /** @description The date as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Occurrence'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  restoreOccurrence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The start that the date has in the series. Epoch seconds.
         * @example 1768287600
         */
        start: components['parameters']['OccurrenceStart'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The date as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Occurrence'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  recordAttendance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The start that the date has in the series. Epoch seconds.
         * @example 1768287600
         */
        start: components['parameters']['OccurrenceStart'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AttendanceInput'];
      };
    };
    responses: {
      /** @description What is recorded of the meeting now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MeetingAttendance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  sendApology: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The start that the date has in the series. Epoch seconds.
         * @example 1768287600
         */
        start: components['parameters']['OccurrenceStart'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApologyInput'];
      };
    };
    responses: {
      /** @description Who can't make it now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Apologies'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  withdrawApology: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The start that the date has in the series. Epoch seconds.
         * @example 1768287600
         */
        start: components['parameters']['OccurrenceStart'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Who can't make it now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Apologies'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getPodAttendance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The meetings, and the people where the caller sees them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PodAttendance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listLeaderPods: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The leader meetings, next one first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaderPod'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  createLeaderPod: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A UUID that the client makes for what it sends. Sent again within 24 hours with the same body, it makes nothing new and is answered as before; with another body the answer is 409 `idempotency_key_reused` (rule platform.repeats).
         * @example 6f1c2c4e-9b0a-4d53-8a3e-0c6f0c1f7d11
         */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MeetingInput'];
      };
    };
    responses: {
      /** @description The leader meeting. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaderPod'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  listMyLeaderPods: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The leader meetings, next one first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeaderPod'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  deleteLeaderPod: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The meeting is cancelled. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getMyCalendarFeed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The link; none is there where it is off. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CalendarFeed'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  renewMyCalendarFeed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The new link. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CalendarFeed'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  deleteMyCalendarFeed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is off. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  readCalendar: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The calendar. */
      200: {
        headers: {
          /**
           * @description Changes with what the calendar says.
           * @example "mK3vQ8sXw2LrT9"
           */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      /** @description The program has this version. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listMySteps: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Only current steps, or only previous ones; without it both.
         * @example true
         */
        current?: components['parameters']['CurrentStep'];
        /**
         * @description Only this one, or none.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a70
         */
        stepId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The steps, newest first. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NextTinyStep'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  listPodSteps: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description Only current steps, or only previous ones; without it both.
         * @example true
         */
        current?: components['parameters']['CurrentStep'];
        /**
         * @description Only what is this person's, or nothing.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a03
         */
        userId?: components['parameters']['OnlyUserId'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The steps, newest first. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NextTinyStep'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  listPodStepStatuses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A status for each person in the pod, by user id; none where the feature is off. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PodStepStatus'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  updateStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StepUpdate'];
      };
    };
    responses: {
      /** @description The step as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NextTinyStep'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  commitStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StepCommit'];
      };
    };
    responses: {
      /** @description The step committed to, a new one when the old one was closed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NextTinyStep'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  markStepDone: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The step is Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StepMarked'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  markStepNotDone: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The step is NotDone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StepMarked'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  listPodStepResponses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The responses, by step. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StepResponses'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  cheerStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The step is cheered. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  withdrawCheer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The caller doesn't cheer the step. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  commentOnStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StepCommentInput'];
      };
    };
    responses: {
      /** @description The comment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StepComment'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  deleteStepComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description The comment's id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3ac1
         */
        commentId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The comment is deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  getPodRound: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Meeting mode. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PodRound'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  arriveAtRound: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ArrivalInput'];
      };
    };
    responses: {
      /** @description Meeting mode. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PodRound'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  changeRound: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoundChangeInput'];
      };
    };
    responses: {
      /** @description Meeting mode. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PodRound'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  saveMeetingNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MeetingNoteInput'];
      };
    };
    responses: {
      /** @description The notes as they are stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MeetingNote'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  enterStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StepCommit'];
      };
    };
    responses: {
      /** @description Their step as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NextTinyStep'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  enterStepStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StepEntryStatus'];
      };
    };
    responses: {
      /** @description Their step as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NextTinyStep'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  confirmStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StepConfirmation'];
      };
    };
    responses: {
      /** @description The step, confirmed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NextTinyStep'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  nudgeStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The member is nudged. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  getAskedStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The step, and whether it can be answered. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedStep'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  answerStep: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StepAnswer'];
      };
    };
    responses: {
      /** @description The step as it stands now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedStep'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listMyChannels: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The channels, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Channel'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  listMessages: {
    parameters: {
      query?: {
        /**
         * @description Only messages before this one.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a80
         */
        before?: components['schemas']['Id'];
        /**
         * @description Only messages after this one.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a80
         */
        after?: components['schemas']['Id'];
        /**
         * @description This message, and half of `limit` before and after it; without `before` and `after`. 404 for one of another channel.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a80
         */
        around?: components['schemas']['Id'];
        /**
         * @description At most this many.
         * @example 50
         */
        limit?: number;
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The messages, oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  sendMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessageInput'];
      };
    };
    responses: {
      /** @description The message. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  uploadMessageImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'image/png': string;
        'image/jpeg': string;
        'image/webp': string;
        'image/gif': string;
        'multipart/form-data': components['schemas']['MessageImageForm'];
      };
    };
    responses: {
      /** @description The stored image. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageImage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['ServiceUnavailable'];
      default: components['responses']['Unexpected'];
    };
  };
  getMessageImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of an image of the channel.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a90
         */
        imageId: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The image. */
      200: {
        headers: {
          /**
           * @description The image's own, for ever.
           * @example "0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a90"
           */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'image/webp': string;
        };
      };
      /** @description The client has it, by the ETag in If-None-Match. */
      304: {
        headers: {
          /**
           * @description The image's own, for ever.
           * @example "0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a90"
           */
          ETag?: string;
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  pinMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PinInput'];
      };
    };
    responses: {
      /** @description What is pinned now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChannelPin'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  unpinMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What is pinned now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChannelPin'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  muteChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChannelMute'];
      };
    };
    responses: {
      /** @description Whether it is muted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChannelMute'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  markRead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReadInput'];
      };
    };
    responses: {
      /** @description How far the caller has read. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChannelRead'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  removeMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of a message of the channel.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a81
         */
        messageId: components['parameters']['MessageId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  editMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of a message of the channel.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a81
         */
        messageId: components['parameters']['MessageId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessageUpdate'];
      };
    };
    responses: {
      /** @description The message as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  addReaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of a message of the channel.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a81
         */
        messageId: components['parameters']['MessageId'];
        /**
         * @description What to react with.
         * @example 🎉
         */
        emoji: components['schemas']['Emoji'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  removeReaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
        /**
         * @description Identifier of a message of the channel.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a81
         */
        messageId: components['parameters']['MessageId'];
        /**
         * @description What to react with.
         * @example 🎉
         */
        emoji: components['schemas']['Emoji'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  listChannelPeople: {
    parameters: {
      query?: {
        /**
         * @description Words that are looked for, in any order, each in any place.
         * @example anna lee
         */
        q?: components['parameters']['Search'];
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
      };
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The people, by name. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChannelPerson'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      default: components['responses']['Unexpected'];
    };
  };
  searchMessages: {
    parameters: {
      query: {
        /**
         * @description Words that are looked for, in any order, whatever their case and accents.
         * @example twelve bowls
         */
        q: string;
        /**
         * @description Only in this channel. Nothing is found in one that the caller isn't in.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a50
         */
        channelId?: components['schemas']['Id'];
        /**
         * @description Only from this person.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        senderId?: components['schemas']['Id'];
        /**
         * @description Only what was sent then or later. Epoch milliseconds.
         * @example 1767225600000
         */
        sentFrom?: number;
        /**
         * @description Only what was sent earlier. Epoch milliseconds.
         * @example 1769904000000
         */
        sentBefore?: number;
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 20
         */
        limit?: number;
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The messages found, newest first. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      503: components['responses']['ServiceUnavailable'];
      default: components['responses']['Unexpected'];
    };
  };
  streamMessages: {
    parameters: {
      query: {
        /**
         * @description The caller's user id.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        userId: components['schemas']['Id'];
        /**
         * @description Single-use ticket (60 seconds) or access token, for addresses the browser opens by itself.
         * @example tk_5Zr0cJ7nVb1yEw
         */
        authToken?: components['parameters']['AuthToken'];
        /**
         * @description The last `id` line received, or `recent` for what happened in the last minute, while a page that has received nothing yet was loading. Anything else is answered by a `refetch` event.
         * @example 48211-1767690720
         */
        lastEventId?: components['schemas']['StreamEventId'];
      };
      header?: {
        /**
         * @description The same, as a browser sends it when it reconnects; wins over `lastEventId`.
         * @example 48211-1767690720
         */
        'Last-Event-ID'?: components['schemas']['StreamEventId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The open stream. Each event's `data` is one StreamEvent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': components['schemas']['StreamEvent'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      503: components['responses']['ServiceUnavailable'];
      default: components['responses']['Unexpected'];
    };
  };
  listMyNotifications: {
    parameters: {
      query?: {
        /**
         * @description How many at most; `Link` says where the rest is (rule platform.pages).
         * @example 200
         */
        limit?: components['parameters']['Limit'];
        /**
         * @description Where the page begins, as the `Link` of the one before it names it. Good for the same search and sort only.
         * @example WyJhbm5hIl0
         */
        after?: components['parameters']['After'];
        /**
         * @description True answers, of each group of three or more, its newest alone, with the `group` it stands for; it counts as one (rule notifications.groups).
         * @example true
         */
        folded?: boolean;
        /**
         * @description Only the notifications of this group, each by itself.
         * @example pod-joined:0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a20
         */
        group?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Those not dismissed, newest first. */
      200: {
        headers: {
          Link: components['headers']['Link'];
          'X-Total-Count': components['headers']['TotalCount'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Notification'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  dismissNotification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifier of the entity the path names.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a01
         */
        id: components['parameters']['PathId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is dismissed, here and on the caller's other devices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationDismissed'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  dismissNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NotificationsToDismiss'];
      };
    };
    responses: {
      /** @description They are dismissed, here and on the caller's other devices. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationsDismissed'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  reopenNotifications: {
    parameters: {
      query: {
        /**
         * @description The dismissal, as its `undoUrl` names it.
         * @example 0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a95
         */
        dismissal: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description They are listed again. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      default: components['responses']['Unexpected'];
    };
  };
  renewPush: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PushRenewal'];
      };
    };
    responses: {
      /** @description The device is reached at its new address, if it was known. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  subscribePush: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PushSubscriptionInput'];
      };
    };
    responses: {
      /** @description The device is known. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      default: components['responses']['Unexpected'];
    };
  };
  unsubscribePush: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PushEndpoint'];
      };
    };
    responses: {
      /** @description The device is forgotten. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  getPushKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The server's public key. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushKey'];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  listMyNotificationSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One for each type. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationSetting'][];
        };
      };
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  updateMyNotificationSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NotificationSettingUpdate'];
      };
    };
    responses: {
      /** @description One for each type, as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationSetting'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      default: components['responses']['Unexpected'];
    };
  };
  openUnsubscribePage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description To the page that says what is turned off. */
      302: {
        headers: {
          /**
           * @description The page to go to.
           * @example /unsubscribe?c=mK3vQ8sXw2LrT9
           */
          Location?: string;
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      default: components['responses']['Unexpected'];
    };
  };
  unsubscribe: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A code from a link in an email or from an invite link.
         * @example mK3vQ8sXw2LrT9
         */
        code: components['parameters']['Code'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OneClickUnsubscribe'];
        'application/x-www-form-urlencoded': components['schemas']['OneClickUnsubscribe'];
        'multipart/form-data': components['schemas']['OneClickUnsubscribe'];
      };
    };
    responses: {
      /** @description What the email is about is told no more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      default: components['responses']['Unexpected'];
    };
  };
}
