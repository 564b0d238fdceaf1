import { ListMultipartUploadsCommand, type ListMultipartUploadsCommandOutput, type S3Client } from '@aws-sdk/client-s3';

export interface OpenMultipartUpload {
  key: string;
  uploadId: string;
  initiated: Date;
}

export async function listMultipartUploads(client: S3Client, Bucket: string, Prefix: string): Promise<OpenMultipartUpload[]> {
  const found: OpenMultipartUpload[] = [];
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
  while (marker) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket, Prefix, ...marker }),
    );
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Key !== undefined && UploadId !== undefined)
        found.push({ key: Key, uploadId: UploadId, initiated: Initiated ?? new Date(0) });
    }
    marker =
      page.IsTruncated && page.NextKeyMarker
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined;
  }
  return found;
}
