import { SELLER } from '../../../lib/shop/seller.ts';
import { SHOP } from '../../../lib/shop/shop.ts';

/** Name and address of the seller. */
export function Seller() {
  const { name, address } = SELLER;
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
      <a href={`mailto:${SHOP.supportEmail}`}>{SHOP.supportEmail}</a>
    </address>
  );
}

/** Contact for complaints, and the deadline for an answer. */
export function GrievanceOfficer() {
  const { name, email, acknowledges, settles } = SELLER.grievanceOfficer;
  return (
    <p>
      {name} of {SELLER.name}, <a href={`mailto:${email}`}>{email}</a>, {SELLER.address.join(', ')}. A complaint is acknowledged
      within {acknowledges} and settled within {settles}.
    </p>
  );
}
