/** An address to be read by another device's camera: dark on white in every light, with the quiet edge that readers need. */
import { QRCodeSVG } from 'qrcode.react';

export const Qr = ({ address, label }: { address: string; label: string }) => (
  <QRCodeSVG className="a-qr" value={address} title={label} size={168} marginSize={4} level="M" bgColor="#fff" fgColor="#000" role="img" aria-label={label} />
);
