import { useShop } from '../../../lib/page/page-context.ts';

export function SupportMail() {
  const { support_email: email } = useShop().about;
  return <a href={`mailto:${email}`}>{email}</a>;
}

/** Name and address of the seller. */
export function Seller() {
  const { name, address } = useShop().seller;
  return (
    <address>
      <strong>{name}</strong>
      {address.map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
      <br />
      <SupportMail />
    </address>
  );
}

/** Contact for complaints, and the deadline for an answer. */
export function GrievanceOfficer() {
  const { name: seller, address, officer } = useShop().seller;
  const { name, email, acknowledges, settles } = officer;
  return (
    <p>
      {name} of {seller}, <a href={`mailto:${email}`}>{email}</a>, {address.join(', ')}. A complaint is acknowledged within{' '}
      {acknowledges} and settled within {settles}.
    </p>
  );
}

export function DeliveryTimes() {
  const { express, standard } = useShop().delivery;
  return (
    <>
      Express orders take {express}, standard orders {standard}.
    </>
  );
}

export function Guarantee() {
  return useShop().claims.guarantee;
}

export function ApplicableLaw() {
  const { of, courts } = useShop().law;
  return (
    <>
      The law of {of} applies, and {courts} decide.
    </>
  );
}
